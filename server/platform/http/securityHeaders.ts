import type { FastifyHelmetOptions } from "@fastify/helmet";

interface HeaderSettings {
  readonly development: boolean;
  readonly publicUrl: string | undefined;
}

/** One policy for every page; GraphiQL has its own. None in development, because Vite needs inline scripts. */
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
            workerSrc: ["'self'"],
            // Covers may be on other sites, which get no referrer; `blob:` is for previews of chosen files.
            imgSrc: ["'self'", "data:", "blob:", "https:"],
            mediaSrc: ["'self'"],
            manifestSrc: ["'self'"],
            objectSrc: ["'none'"],
            baseUri: ["'none'"],
            formAction: ["'self'"],
            frameAncestors: ["'none'"],
          },
        },
    strictTransportSecurity: publicUrl?.startsWith("https:") ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    // Off, because covers of other sites are loaded without CORS.
    crossOriginEmbedderPolicy: false,
  };
}

export const PERMISSIONS_POLICY = "camera=(self), microphone=(), geolocation=(), payment=()";
