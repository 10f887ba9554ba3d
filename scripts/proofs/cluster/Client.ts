/** What a call answered; the body's shape is the route's own. */
export interface HttpAnswer {
  readonly status: number;
  readonly retryAfter: string | null;
  readonly body: Body;
}

/** As much of an answer as the proof reads. */
interface Body {
  readonly message?: string;
  readonly password?: string;
  readonly data?: Data | readonly Data[];
}
export type Data = Readonly<Record<string, unknown>> & { readonly id?: number };

/** Asks one address as one person or program. */
export class Client {
  constructor(
    readonly address: string,
    private readonly headers: Readonly<Record<string, string>> = {},
  ) {}

  at(address: string): Client {
    return new Client(address, this.headers);
  }

  async ask(method: string, path: string, body?: object | Blob): Promise<HttpAnswer> {
    const isFile = body instanceof Blob;
    const form = new FormData();
    if (isFile) form.set("file", body, "koleksi.csv");
    const answer = await fetch(`${this.address}/api${path}`, {
      method,
      headers: { ...this.headers, ...(body && !isFile ? { "content-type": "application/json" } : {}) },
      ...(body ? { body: isFile ? form : JSON.stringify(body) } : {}),
    });
    const text = await answer.text();
    const isJson = answer.headers.get("content-type")?.includes("json") ?? false;
    return {
      status: answer.status,
      retryAfter: answer.headers.get("retry-after"),
      body: isJson ? (JSON.parse(text) as Body) : {},
    };
  }

  /** For what must succeed. */
  async one(method: string, path: string, body?: object | Blob): Promise<Data> {
    const answer = await this.ask(method, path, body);
    const { data } = answer.body;
    if (answer.status >= 300 || data === undefined || isList(data)) {
      throw new Error(`${method} ${path} answered ${answer.status} ${JSON.stringify(answer.body).slice(0, 300)}`);
    }
    return data;
  }

  async list(path: string): Promise<readonly Data[]> {
    const { body } = await this.ask("GET", path);
    return body.data !== undefined && isList(body.data) ? body.data : [];
  }
}

function isList(data: Data | readonly Data[]): data is readonly Data[] {
  return Array.isArray(data);
}
