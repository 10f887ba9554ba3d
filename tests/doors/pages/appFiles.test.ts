import { givenAdmin } from "../../support/people.js";
import { createTestApp } from "../../support/createTestApp.js";
import { onBothEngines, onSqlite } from "../../support/database.js";
import { SettingsService } from "../../../server/settings/SettingsService.js";

const page = { status: 200, html: "<!doctype html><title>x</title>" };
const renderer = { render: () => Promise.resolve(page), serviceWorker: "addEventListener('fetch', () => 0);" };

interface Manifest {
  readonly name: string;
  readonly icons: readonly { readonly src: string; readonly sizes: string }[];
}

onBothEngines("The library as an app", (test) => {
  it("has a worker for the whole site and a manifest, both with the library's name and asked for each time", async () => {
    const settings = new SettingsService(test.database, { name: "Perpustakaan Aksara", timeZone: "Asia/Jakarta" });
    const name = 'Perpus "Kita" & </script>';
    await settings.update(await givenAdmin(test.database), { name });
    const app = await createTestApp(test.database, {}, renderer);
    const worker = await app.inject("/service-worker.js");
    const manifest = await app.inject("/manifest.webmanifest");
    const again = await app.inject({
      url: "/service-worker.js",
      headers: { "if-none-match": String(worker.headers.etag) },
    });
    const home = await app.inject("/");
    const icons = await Promise.all(
      manifest.json<Manifest>().icons.map(({ src }) => app.inject(src).then(({ rawPayload }) => rawPayload)),
    );
    await app.close();

    expect(worker.headers).toMatchObject({
      "content-type": "text/javascript; charset=utf-8",
      "cache-control": "no-cache",
      "x-content-type-options": "nosniff",
    });
    expect(worker.body).toBe(`const libraryName = ${JSON.stringify(name)};\n${renderer.serviceWorker}`);
    expect([again.statusCode, again.body]).toEqual([304, ""]);
    expect(manifest.headers).toMatchObject({
      "content-type": "application/manifest+json; charset=utf-8",
      "cache-control": "no-cache",
    });
    expect(manifest.json<Manifest>().name).toBe(name);
    // Width and height of a PNG.
    expect(icons.map((icon) => `${icon.readUInt32BE(16)}x${icon.readUInt32BE(20)}`)).toEqual(
      manifest.json<Manifest>().icons.map(({ sizes }) => sizes),
    );
    expect(home.headers["content-security-policy"]).toContain("worker-src 'self'");
    expect(home.headers["content-security-policy"]).toContain("manifest-src 'self'");
  });
});

onSqlite("Without a build", (test) => {
  it("there is no worker, and its address is a page like any other", async () => {
    const app = await createTestApp(test.database, {}, { render: () => Promise.resolve({ ...page, status: 404 }) });
    const answer = await app.inject("/service-worker.js");
    await app.close();
    expect([answer.statusCode, answer.headers["content-type"]]).toEqual([404, "text/html; charset=utf-8"]);
  });
});
