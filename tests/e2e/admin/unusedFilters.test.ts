import { ADMIN, adminPage } from "../support/admin/adminPage.js";
import { describeInBrowser } from "../support/browser/describeInBrowser.js";
import { eventually } from "../support/eventually.js";

const GONE_USER = Buffer.from("User:999999").toString("base64");
const GONE_CATEGORY = Buffer.from("Category:999999").toString("base64");

/** Each list and report of the desk, with ids that it has no filter for or of records that are not there. */
const ADDRESSES: readonly (readonly [path: string, left: string, own: string])[] = [
  ["/admin/borrowings?status=open&studentId=999999", "Anggota", "/admin/borrowings?status=open"],
  ["/admin/borrowings?status=overdue&bookId=x", "Buku", "/admin/borrowings?status=overdue"],
  ["/admin/borrowings?status=returned&student_id=9&class_name=X", "Anggota", "?status=returned&class_name=X"],
  ["/admin/borrowings?status=waiting&bookId=999999", "Buku", "/admin/borrowings?status=waiting"],
  ["/admin/borrowings?studentId=999999", "Anggota", "/admin/borrowings"],
  ["/admin/fines?studentId=999999", "Anggota", "/admin/fines"],
  ["/admin/fines?view=balances&student_id=x", "Anggota", "/admin/fines?view=balances"],
  ["/admin/fines?view=cash&studentId=1", "Anggota", "/admin/fines?view=cash"],
  ["/admin/visits?studentId=999999&kind=guest", "Anggota", "/admin/visits?kind=guest"],
  ["/admin/class-sets?book_id=x&status=open", "Buku", "/admin/class-sets?status=open"],
  ["/admin/clearance-letters?studentId=9", "Anggota", "/admin/clearance-letters"],
  ["/admin/notices?studentId=9", "Anggota", "/admin/notices"],
  ["/admin/books?category=999999", "Kategori", "/admin/books"],
  [`/admin/books?category=${GONE_CATEGORY}`, "Kategori", "/admin/books"],
  ["/admin/books?authorId=9", "Penulis", "/admin/books"],
  ["/admin/students?userId=9", "Akun", "/admin/students"],
  ["/admin/blogs?category=9", "Kategori", "/admin/blogs"],
  ["/admin/activity?user=999999", "Akun", "/admin/activity"],
  [`/admin/activity?user=${GONE_USER}`, "Akun", "/admin/activity"],
  ["/admin/activity?record=7", "Data", "/admin/activity"],
  ["/admin/activity?type=book&record=7&bookId=9", "Buku", "/admin/activity?type=book&record=7"],
  ["/admin/users?studentId=9", "Anggota", "/admin/users"],
  ["/admin/bin?kind=naga", "Jenis", "/admin/bin"],
  ["/admin/bin?bookId=9&search=x", "Buku", "/admin/bin?search=x"],
  ["/admin/reports?bookId=9&from=kemarin", "Buku dan Tanggal awal", "/admin/reports"],
  ["/admin/e-resources?categoryId=9", "Kategori", "/admin/e-resources"],
  ["/admin/unmet-searches?studentId=9", "Anggota", "/admin/unmet-searches"],
  ...["authors", "publishers", "categories", "classifications", "locations", "sources"].map(
    (list) => [`/admin/${list}?bookId=9`, "Buku", `/admin/${list}`] as const,
  ),
  ["/books?authorId=9", "Penulis", "/books"],
  [`/books?category=${GONE_CATEGORY}`, "Kategori", "/books"],
  ["/blogs?userId=9", "Akun", "/blogs"],
];

describeInBrowser(
  "Lists whose address names what they cannot filter by",
  (visit) => {
    it("say what they have left out of it, and offer the address without it", async () => {
      const page = await adminPage(visit);
      for (const [path, left, own] of ADDRESSES) {
        await page.goto(path);
        const told = page.getByText(`${left} di alamat ini tidak dikenal, jadi tidak dipakai.`);
        await eventually(async () => [path, await told.count()]).toEqual([path, 1]);
        const href = await page.getByRole("link", { name: "Hapus dari alamat" }).getAttribute("href");
        expect([path, href]).toEqual([path, expect.stringMatching(new RegExp(`${own.replace(/[?]/gu, "\\?")}$`, "u"))]);
      }
    });
  },
  ADMIN,
);
