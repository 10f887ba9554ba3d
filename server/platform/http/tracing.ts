import type * as OpenTelemetry from "@opentelemetry/api";
import type { Span, Tracer } from "@opentelemetry/api";
import type { FastifyInstance, FastifyRequest } from "fastify";

import type { DatabaseWatch } from "../database/Database.js";
import { currentRequest, operationOf } from "./requestId.js";

export interface TracingConfig {
  /** The collector's address, to which `/v1/traces` is added. */
  readonly endpoint: string;
  readonly serviceName: string;
  /** Of so many requests that nobody else traces a trace is sent, from 0 to 1. */
  readonly share: number;
}

/** Longer than a collector takes that is there; a stop waits no longer for one that is not. */
const LAST_SENDING_MS = 2_000;
const MOST_SQL = 2_000;
const FAILED = 500;

/**
 * Sends OpenTelemetry a span for each request, and within it one for each statement. They name routes, fields of the
 * schema and statements without their values, and nobody.
 */
export class Tracing {
  /** By the request, and by what stands for it where statements are sent. */
  private readonly spanOf = new WeakMap<object, Span>();

  private constructor(
    private readonly api: typeof OpenTelemetry,
    private readonly tracer: Tracer,
    private readonly provider: { readonly shutdown: () => Promise<void> },
  ) {}

  /** Only who has a collector loads what speaks to it. */
  static async create({ endpoint, serviceName, share }: TracingConfig): Promise<Tracing> {
    const [api, { OTLPTraceExporter }, sdk, { detectResources, envDetector, resourceFromAttributes }] =
      await Promise.all([
        import("@opentelemetry/api"),
        import("@opentelemetry/exporter-trace-otlp-http"),
        import("@opentelemetry/sdk-trace"),
        import("@opentelemetry/resources"),
      ]);
    const provider = new sdk.TracerProvider({
      resource: detectResources({ detectors: [envDetector] }).merge(
        resourceFromAttributes({ "service.name": serviceName }),
      ),
      sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(share) }),
      spanProcessors: [
        new sdk.BatchSpanProcessor({
          exporter: new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/u, "")}/v1/traces` }),
        }),
      ],
    });
    return new Tracing(api, provider.getTracer("aksara"), provider);
  }

  /** `isBehindProxy`: the proxy's own span is taken as the parent, which anybody else could invent. */
  traceRequests(app: FastifyInstance, { isBehindProxy }: { readonly isBehindProxy: boolean }): void {
    const { ROOT_CONTEXT, SpanKind, SpanStatusCode } = this.api;
    app.addHook("onRequest", (request, _reply, done) => {
      const parent = isBehindProxy ? this.parentOf(request) : ROOT_CONTEXT;
      const span = this.tracer.startSpan(request.method, { kind: SpanKind.SERVER }, parent);
      this.spanOf.set(request, span);
      const current = currentRequest();
      if (current) this.spanOf.set(current, span);
      done();
    });
    app.addHook("onResponse", (request, { statusCode }, done) => {
      const span = this.spanOf.get(request);
      const operation = operationOf(request);
      const route = request.routeOptions.url;
      span?.setAttributes({
        "http.request.method": request.method,
        "http.response.status_code": statusCode,
        "aksara.request_id": request.id,
        ...(route === undefined ? {} : { "http.route": route }),
        ...(operation === undefined ? {} : { "aksara.operation": operation }),
      });
      if (route !== undefined) span?.updateName(`${request.method} ${route}`);
      if (statusCode >= FAILED) span?.setStatus({ code: SpanStatusCode.ERROR });
      span?.end();
      done();
    });
    app.addHook("onClose", async () => {
      let timer: NodeJS.Timeout | undefined;
      const timeout = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, LAST_SENDING_MS);
      });
      await Promise.race([this.provider.shutdown().catch(() => undefined), timeout]);
      clearTimeout(timer);
    });
  }

  /** For the database: statements belong to the request for which they are sent. */
  databaseWatch(system: "sqlite" | "mysql"): DatabaseWatch {
    return {
      onStatement: (text, ms) => {
        const parent = this.spanOf.get(currentRequest() ?? {});
        if (!parent?.isRecording()) return;
        const end = Date.now();
        this.tracer
          .startSpan(
            /^\s*(\w+)/u.exec(text)?.[1] ?? "statement",
            {
              kind: this.api.SpanKind.CLIENT,
              startTime: end - ms,
              attributes: { "db.system.name": system, "db.query.text": text.slice(0, MOST_SQL) },
            },
            this.api.trace.setSpan(this.api.ROOT_CONTEXT, parent),
          )
          .end(end);
      },
      onWrite: () => undefined,
    };
  }

  /** As W3C's `traceparent` tells it. */
  private parentOf({ headers: { traceparent } }: FastifyRequest) {
    const { ROOT_CONTEXT, trace } = this.api;
    const [, traceId, spanId, flags] =
      /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/u.exec(typeof traceparent === "string" ? traceparent : "") ?? [];
    if (traceId === undefined || spanId === undefined || flags === undefined) return ROOT_CONTEXT;
    return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags: parseInt(flags, 16), isRemote: true });
  }
}
