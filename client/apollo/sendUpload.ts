interface UploadOperation {
  variables: { input: object };
}

/** All uploads of the schema have their file at this place of the variables; the operation itself sends null there. */
const FILE_PATH = "variables.input.file";

function withoutFile(body: string): string {
  const { variables, ...operation } = JSON.parse(body) as UploadOperation;
  return JSON.stringify({ ...operation, variables: { ...variables, input: { ...variables.input, file: null } } });
}

/**
 * A `fetch` for one operation with a file: sends both as a GraphQL multipart request and reports upload progress,
 * which `fetch` cannot.
 */
export function sendUpload(file: File, onProgress: (share: number) => void): typeof fetch {
  return (url, { body, headers, signal } = {}) =>
    new Promise((resolve, reject) => {
      const formData = new FormData();
      formData.set("operations", withoutFile(body as string));
      formData.set("map", JSON.stringify({ 0: [FILE_PATH] }));
      formData.set("0", file, file.name);
      const request = new XMLHttpRequest();
      request.open("POST", url as string);
      new Headers(headers).forEach((value, name) => {
        // The browser sets the content type itself, with the multipart boundary.
        if (name !== "content-type") request.setRequestHeader(name, value);
      });
      request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total);
      request.onload = () => {
        const type = request.getResponseHeader("content-type") ?? "text/plain";
        resolve(new Response(request.responseText, { status: request.status, headers: { "content-type": type } }));
      };
      request.onerror = () => reject(new TypeError("The connection is lost"));
      request.onabort = () => reject(new DOMException("Cancelled", "AbortError"));
      signal?.addEventListener("abort", () => request.abort());
      if (signal?.aborted) {
        request.onabort(new ProgressEvent("abort"));
        return;
      }
      request.send(formData);
    });
}
