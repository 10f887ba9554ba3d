import {
  finesExportHref,
  finesHref,
  NO_FINE_FILTERS,
  parseFinesUrl,
  toFineFilter,
} from "../../../client/circulation/ledger/lists/finesUrlState";

const parse = (query: string) => parseFinesUrl(new URLSearchParams(query));

describe("The address of the fines", () => {
  it("has each filter by the name that REST has, and leaves out what is not set", () => {
    const query = "status=open&charge_reason=lost&from=2026-11-01&to=2026-11-30";
    expect(finesHref(parse(query))).toBe(`/admin/fines?${query}`);
    expect(finesHref(NO_FINE_FILTERS)).toBe("/admin/fines");
    expect(toFineFilter(parse(query))).toEqual({
      status: "OPEN",
      chargeReason: "LOST",
      from: "2026-11-01",
      to: "2026-11-30",
    });
  });

  it("takes nothing that it does not know", () => {
    expect(parse("view=lain&status=x&charge_reason=constructor&from=kemarin&day=2026-1-1")).toEqual(NO_FINE_FILTERS);
  });

  it("exports the list that is shown, narrowed as it is", () => {
    expect(finesExportHref(parse("status=settled&day=2026-11-24"))).toBe("/api/fines/export?status=settled");
    expect(finesExportHref(parse("view=cash&day=2026-11-24&status=open"))).toBe(
      "/api/fines/cash-entries/export?day=2026-11-24",
    );
    expect(finesExportHref(parse("view=balances&class_name=XI+IPA+1"))).toBe(
      "/api/fines/balances/export?class_name=XI+IPA+1",
    );
  });
});
