interface UploadOperation {
  variables: { input: object };
}

/** Every upload of the schema has its file at the same place, which the operation itself leaves empty. */
const FILE_PATH = "variables.input.file";

function withoutFile(body: string): string {
  const { variables, ...operation } = JSON.parse(body) as UploadOperation;
  return JSON.stringify({ ...operation, variables: { ...variables, input: { ...variables.input, file: null } } });
}

/**
 * Takes the place of `fetch` for one operation with a file: sends both as the GraphQL multipart request specification has it, and tells
 * how much of it has gone out, which `fetch` cannot.
 */
export function sendUpload(file: File, onProgress: (share: number) => void): typeof fetch {
  return (address, { body, headers, signal } = {}) =>
    new Promise((resolve, reject) => {
      const formData = new FormData();
      formData.set("operations", withoutFile(body as string));
      formData.set("map", JSON.stringify({ 0: [FILE_PATH] }));
      formData.set("0", file, file.name);
      const request = new XMLHttpRequest();
      request.open("POST", address as string);
      new Headers(headers).forEach((value, name) => {
        // The browser names the type itself, with the boundary between the parts.
        if (name !== "content-type") request.setRequestHeader(name, value);
      });
      request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total);
      request.onload = () => {
        const type = request.getResponseHeader("content-type") ?? "text/plain";
        resolve(new Response(request.responseText, { status: request.status, headers: { "content-type": type } }));
      };
      request.onerror = () => reject(new TypeError("The connection is lost"));
      request.onabort = () => reject(new DOMException("Called off", "AbortError"));
      signal?.addEventListener("abort", () => request.abort());
      if (signal?.aborted) {
        request.onabort(new ProgressEvent("abort"));
        return;
      }
      request.send(formData);
    });
}
