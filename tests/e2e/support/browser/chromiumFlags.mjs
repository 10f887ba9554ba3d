/**
 * Chromium obeys only the last list it is given, so Playwright's own is repeated: chromiumSwitches in playwright-core.
 */
const disabledByPlaywright = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
];

/**
 * With either, each new context loads a hidden page of Chromium's own: 400 scripts, half of the CPU time of a short
 * journey.
 */
const addressBarSuggestions = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup"];

/** A second process for each page, begun for the case that it goes to another site: a twentieth of a journey. */
const spareProcesses = ["SpareRendererForSitePerProcess"];

export const chromiumFlags = [
  "--no-sandbox",
  // Nobody looks: drawing by an emulated graphics card costs a seventh of a journey's CPU time.
  "--disable-gpu",
  // As a router of the house names its devices.
  "--host-resolver-rules=MAP *.lan 127.0.0.1",
  `--disable-features=${[...disabledByPlaywright, ...addressBarSuggestions, ...spareProcesses].join()}`,
  // A page lives for seconds: optimising its scripts costs more than it gains.
  "--js-flags=--no-opt --no-maglev",
];
