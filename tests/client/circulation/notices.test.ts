import { messageRemark, noticeTitle } from "../../../client/format/noticeText";
import { noticesHref, parseNoticesUrl, toNoticeFilter } from "../../../client/circulation/notices/noticesUrlState";

const parse = (query: string) => parseNoticesUrl(new URLSearchParams(query));

describe("The address of the list of notices", () => {
  it("names a list and a kind as REST does, and leaves out what is not narrowed", () => {
    expect(noticesHref(parse("status=failed&kind=due_soon"))).toBe("/admin/notices?status=failed&kind=due_soon");
    expect(noticesHref(parse(""))).toBe("/admin/notices");
    expect(toNoticeFilter(parse("status=failed&kind=due_soon"))).toEqual({ status: "FAILED", kind: "DUE_SOON" });
  });

  it("ignores what it does not know", () => {
    expect(toNoticeFilter(parse("status=constructor&kind=SENT"))).toEqual({ status: null, kind: null });
  });
});

describe("A notice in words", () => {
  const notice = { kind: "OVERDUE" as const, stage: 7, bookTitle: "Laskar Pelangi", dropped: null };

  it("says what is told of which book", () => {
    expect(noticeTitle(notice)).toBe("Terlambat 7 hari: Laskar Pelangi");
    expect(noticeTitle({ ...notice, kind: "READY", stage: 0 })).toBe("Siap diambil: Laskar Pelangi");
  });

  it("says why an e-mail failed, and each reason for which nothing was told once", () => {
    expect(messageRemark({ status: "FAILED", failure: "Terputus.", notices: [notice] })).toBe("Terputus.");
    const dropped = { ...notice, dropped: "Sudah dikembalikan." };
    expect(messageRemark({ status: "DROPPED", failure: null, notices: [dropped, dropped] })).toBe(
      "Sudah dikembalikan.",
    );
    // Of a message that has left only the rest was told.
    expect(messageRemark({ status: "SENT", failure: null, notices: [notice, dropped] })).toBe("");
  });
});
