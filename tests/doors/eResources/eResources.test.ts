import type { FastifyInstance } from "fastify";

import { createTestApp, postGraphql, requestRest } from "../../support/createTestApp.js";
import { onBothEngines } from "../../support/database.js";
import { asAdmin, asStudent } from "../../support/people.js";

onBothEngines("E-resources", (test) => {
  let app: FastifyInstance;
  let admin: Record<string, string>;
  beforeAll(async () => {
    app = await createTestApp(test.database);
    admin = await asAdmin(app, test.database);
  });
  afterAll(() => app.close());

  const FIELDS = "eResource { id databaseId label url description position active viewerCanUpdate viewerCanDelete }";

  it("are added, changed and deleted by REST", async () => {
    const added = await requestRest(app, "POST", "/e-resources", {
      body: { label: "Perpusnas", url: "https://www.perpusnas.go.id" },
      as: admin,
    });
    const { id } = added.body.data as { id: number };
    const changed = await requestRest(app, "PUT", `/e-resources/${id}`, {
      body: { description: "Perpustakaan Nasional", active: false },
      as: admin,
    });
    const unseen = await requestRest(app, "GET", "/e-resources");
    const seen = await requestRest(app, "GET", "/e-resources", { as: admin });
    const gone = await requestRest(app, "DELETE", `/e-resources/${id}`, { as: admin });

    const data = {
      id,
      label: "Perpusnas",
      url: "https://www.perpusnas.go.id",
      description: null,
      position: 1,
      active: true,
    };
    expect([added.status, added.body]).toEqual([201, { status_code: 201, data }]);
    expect(changed.body).toEqual({
      status_code: 200,
      data: { ...data, description: "Perpustakaan Nasional", active: false },
    });
    expect([unseen.body.data, seen.body.data]).toEqual([[], [changed.body.data]]);
    expect(gone.body).toEqual({
      status_code: 200,
      bin_entry_ids: [expect.any(Number)],
      message: "E-resource “Perpusnas” dihapus.",
    });
    expect((await requestRest(app, "DELETE", `/e-resources/${id}`, { as: admin })).status).toBe(404);
    expect((await requestRest(app, "PUT", "/e-resources/satu", { body: {}, as: admin })).status).toBe(404);
  });

  it("are added, changed and deleted by GraphQL, with an edge to prepend and an id to evict", async () => {
    const added = await postGraphql<{
      createEResource: { eResource: { id: string }; eResourceEdge: { cursor: string; node: object } };
    }>(
      app,
      `mutation { createEResource(input: { label: "iPusnas", url: "https://ipusnas.example" }) {
        ... on CreateEResourcePayload { ${FIELDS} eResourceEdge { cursor node { label } } } } }`,
      {},
      admin,
    );
    const {
      eResource: { id },
      eResourceEdge,
    } = added.data.createEResource;
    const input = { id, label: "iPusnas 2", position: 9 };
    const changed = await postGraphql(
      app,
      `mutation ($input: UpdateEResourceInput!) { updateEResource(input: $input) {
        ... on UpdateEResourcePayload { ${FIELDS} } } }`,
      { input },
      admin,
    );
    const after = await postGraphql(app, "query ($after: String) { eResources(after: $after) { nodes { label } } }", {
      after: eResourceEdge.cursor,
    });
    const gone = await postGraphql(
      app,
      `mutation ($id: ID!) { deleteEResource(input: { id: $id }) { __typename
        ... on DeleteEResourcePayload { deletedEResourceId } } }`,
      { id },
      admin,
    );
    const again = await postGraphql(
      app,
      "mutation ($id: ID!) { deleteEResource(input: { id: $id }) { __typename } }",
      { id },
      admin,
    );

    expect(added.data.createEResource.eResource).toMatchObject({
      label: "iPusnas",
      position: 1,
      active: true,
      viewerCanUpdate: true,
      viewerCanDelete: true,
    });
    expect(eResourceEdge.node).toEqual({ label: "iPusnas" });
    expect(after.data).toEqual({ eResources: { nodes: [] } });
    expect(changed.data).toMatchObject({
      updateEResource: { eResource: { id, label: "iPusnas 2", position: 1, description: null } },
    });
    expect(gone.data).toEqual({ deleteEResource: { __typename: "DeleteEResourcePayload", deletedEResourceId: id } });
    expect(again.data).toEqual({ deleteEResource: { __typename: "NotFoundError" } });
  });

  it("refuse what is wrong with every field, by both doors alike", async () => {
    const body = { label: "", url: "javascript:alert(1)" };
    const rest = await requestRest(app, "POST", "/e-resources", { body, as: admin });
    const graphql = await postGraphql<{ createEResource: { fields: { name: string; message: string }[] } }>(
      app,
      `mutation ($input: CreateEResourceInput!) { createEResource(input: $input) {
        ... on ValidationError { fields { name message } } } }`,
      { input: body },
      admin,
    );

    expect(rest).toMatchObject({
      status: 422,
      body: {
        errors: { label: ["Wajib diisi."], url: ["Isi dengan alamat lengkap yang diawali http:// atau https://."] },
      },
    });
    expect(graphql.data.createEResource.fields.map(({ name, message }) => [name, [message]])).toEqual(
      Object.entries(rest.body.errors as object),
    );
  });

  it("are nobody's to change but an administrator's", async () => {
    const student = await asStudent(app, test.database);
    for (const [method, path] of [
      ["POST", "/e-resources"],
      ["PUT", "/e-resources/1"],
      ["DELETE", "/e-resources/1"],
    ] as const) {
      expect((await requestRest(app, method, path, { body: {} })).status).toBe(401);
      expect((await requestRest(app, method, path, { body: {}, as: student })).status).toBe(403);
    }
    const create = 'mutation { createEResource(input: { label: "x", url: "https://x.example" }) { __typename } }';
    expect((await postGraphql(app, create)).errors[0]?.extensions?.code).toBe("UNAUTHENTICATED");
    expect((await postGraphql(app, create, {}, student)).errors[0]?.extensions?.code).toBe("FORBIDDEN");
  });
});
