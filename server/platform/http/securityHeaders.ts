import type { FastifyHelmetOptions } from "@fastify/helmet";

interface HeaderSettings {
  readonly development: boolean;
  readonly publicUrl: string | undefined;
}

/** One policy for every page; GraphiQL brings its own. Development is without one, for Vite's inline scripts. */
export function securityHeaders({ development, publicUrl }: HeaderSettings): FastifyHelmetOptions {
  return {
    contentSecurityPolicy: development
      ? false
      : {
          useDefaults: false,
          directives: {
            defaultSrc: ["'none'"],
            scriptSrc: ["'self'"],
            styleSrc: ["'self'"],
            fontSrc: ["'self'"],
            connectSrc: ["'self'"],
            // Covers may stand on other sites, where the page sends no referrer; `blob:` is a picture that somebody has just chosen.
            imgSrc: ["'self'", "data:", "blob:", "https:"],
            manifestSrc: ["'self'"],
            objectSrc: ["'none'"],
            baseUri: ["'none'"],
            formAction: ["'self'"],
            frameAncestors: ["'none'"],
          },
        },
    strictTransportSecurity: publicUrl?.startsWith("https:") ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    // Off, because covers of other sites do not ask for it.
    crossOriginEmbedderPolicy: false,
  };
}

export const PERMISSIONS_POLICY = "camera=(), microphone=(), geolocation=(), payment=()";
