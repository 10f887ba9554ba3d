import type { ReactNode } from "react";
import sansUrl from "@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2?url";
import serifUrl from "@fontsource/source-serif-4/files/source-serif-4-latin-600-normal.woff2?url";
import { useTheme } from "../../page/rendering/ThemeContext";
import iconUrl from "./icon.svg?url";

const BACKGROUND = { light: "#FBF8F3", dark: "#14161B" };

export function Document({ children }: { children: ReactNode }) {
  const { theme } = useTheme();
  return (
    <html lang="id" data-theme={theme ?? undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={BACKGROUND[theme ?? "light"]} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={BACKGROUND[theme ?? "dark"]} />
        <link rel="icon" type="image/svg+xml" href={iconUrl} />
        <link rel="alternate" type="application/rss+xml" title="Buku baru" href="/feed.xml" />
        <link rel="apple-touch-icon" href="/icons/app-192.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <link rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={sansUrl} />
        <link rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={serifUrl} />
      </head>
      <body>{children}</body>
    </html>
  );
}
