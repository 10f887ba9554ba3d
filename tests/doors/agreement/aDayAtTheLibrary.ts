import type { Step } from "./steps.js";

const PDF = Buffer.from("%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n");
/** One red pixel. */
const PNG = Buffer.from("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC", "base64");

const list = (type: string, path: string, names: readonly [Readonly<Record<string, unknown>>, Readonly<Record<string, unknown>>], ids: readonly [first: number, second: number]): Step[] => {
  const [first, second] = names;
  const address = `/books/${path}`;
  return [
    { operation: `create${type}`, title: "a new one", method: "POST", path: address, body: first, expected: 200 },
    { operation: `create${type}`, title: "one that is there", method: "POST", path: address, body: first, expected: 409 },
    { operation: `create${type}`, title: "one with nothing in it", method: "POST", path: address, body: Object.fromEntries(Object.keys(first).map((name) => [name, " "])), expected: 422 },
    { operation: `create${type}`, title: "another", method: "POST", path: address, body: second, expected: 200 },
    { operation: `update${type}`, title: "its own name again", method: "PUT", path: `${address}/{id}`, subject: [type, ids[0]], body: first, expected: 200 },
    { operation: `update${type}`, title: "one that nobody knows", method: "PUT", path: `${address}/{id}`, subject: [type, 999], body: first, expected: 404 },
    { operation: `merge${type}`, title: "into the other", method: "POST", path: `${address}/{id}/merge`, subject: [type, ids[1]], body: { into_id: ids[0] }, expected: 200 },
    { operation: `merge${type}`, title: "into itself", method: "POST", path: `${address}/{id}/merge`, subject: [type, ids[0]], body: { into_id: ids[0] }, expected: 422 },
    { operation: `delete${type}`, title: "what nothing uses", method: "DELETE", path: `${address}/{id}`, subject: [type, ids[0]], body: {}, expected: 200 },
    { operation: `delete${type}`, title: "what is gone", method: "DELETE", path: `${address}/{id}`, subject: [type, ids[0]], body: {}, expected: 404 },
  ];
};

export const NEW_PASSWORD = "kembang-sepatu-7";

/** Everything that can be changed, well and badly, in an order in which it makes sense. */
export const aDayAtTheLibrary: readonly Step[] = [
  { operation: "createBook", title: "by name", method: "POST", path: "/books", body: { title: "Cantik Itu Luka", authors: [{ first_name: "Eka", last_name: "Kurniawan" }], publish_year: 2002, category: "Novel", copies: 2 }, expected: 200 },
  { operation: "createBook", title: "by number", method: "POST", path: "/books", body: { title: "Saman", author_ids: [1], category_id: 1, publisher_id: 1, subjects: ["Sastra", "Perempuan"] }, expected: 200 },
  { operation: "createBook", title: "with everything wrong", method: "POST", path: "/books", body: { title: " ", language: "x".repeat(500), price: -1, copies: 5_000 }, expected: 422 },
  { operation: "updateBook", title: "a few of its fields", method: "PUT", path: "/books/{id}", subject: ["Book", 1], body: { title: "Laskar Pelangi (edisi baru)", category_id: 2, description: "Kisah sepuluh anak." }, expected: 200 },
  { operation: "updateBook", title: "to no title", method: "PUT", path: "/books/{id}", subject: ["Book", 1], body: { title: null }, expected: 422 },
  { operation: "updateBook", title: "one that nobody knows", method: "PUT", path: "/books/{id}", subject: ["Book", 999], body: { title: "X" }, expected: 404 },
  { operation: "createCopies", title: "three", method: "POST", path: "/books/{id}/copies", subject: ["Book", 2, "bookId"], body: { count: 3 }, expected: 200 },
  { operation: "createCopies", title: "with a code that is taken", method: "POST", path: "/books/{id}/copies", subject: ["Book", 2, "bookId"], body: { item_codes: ["A00001"] }, expected: 409 },
  { operation: "updateCopy", title: "its condition and status", method: "PUT", path: "/copies/{id}", subject: ["Copy", 1], body: { condition: "worn", status: "repair" }, expected: 200 },
  { operation: "updateCopy", title: "to no code", method: "PUT", path: "/copies/{id}", subject: ["Copy", 1], body: { item_code: " " }, expected: 422 },
  { operation: "deleteCopy", title: "one", method: "DELETE", path: "/copies/{id}", subject: ["Copy", 2], expected: 200 },
  { operation: "deleteCopy", title: "what is gone", method: "DELETE", path: "/copies/{id}", subject: ["Copy", 2], expected: 404 },
  { operation: "uploadBookCover", title: "a picture", method: "POST", path: "/books/{id}/upload-cover", subject: ["Book", 2], file: { name: "sampul.png", content: PNG }, expected: 200 },
  { operation: "uploadBookCover", title: "no picture", method: "POST", path: "/books/{id}/upload-cover", subject: ["Book", 2], file: { name: "sampul.png", content: PDF }, expected: 415 },
  { operation: "uploadBookFile", title: "a PDF", method: "POST", path: "/books/{id}/upload-file", subject: ["Book", 2], file: { name: "buku.pdf", content: PDF }, expected: 200 },
  { operation: "uploadBookFile", title: "to a book that nobody knows", method: "POST", path: "/books/{id}/upload-file", subject: ["Book", 999], file: { name: "buku.pdf", content: PDF }, expected: 404 },
  { operation: "uploadBookFile", title: "no PDF", method: "POST", path: "/books/{id}/upload-file", subject: ["Book", 2], file: { name: "buku.pdf", content: PNG }, expected: 415 },
  { operation: "deleteBookFile", title: "the PDF", method: "DELETE", path: "/books/{id}/delete-file", subject: ["Book", 2], expected: 200 },
  { operation: "updateBook", title: "without its cover", method: "PUT", path: "/books/{id}", subject: ["Book", 2], body: { is_delete_image: true }, expected: 200 },
  { operation: "importBooks", title: "a file", method: "POST", path: "/books/import-csv", file: { name: "buku.csv", content: Buffer.from("judul,pengarang,kode eksemplar\nRonggeng,Ahmad Tohari,R1\nOrang-Orang Biasa,Andrea Hirata,R2\n") }, expected: 200 },
  { operation: "importBooks", title: "no list of books", method: "POST", path: "/books/import-csv", file: { name: "buku.csv", content: Buffer.from("a\nb\n") }, expected: 422 },
  ...list("Author", "authors", [{ first_name: "Tere", last_name: "Liye" }, { first_name: "Tere-Liye", last_name: "X" }], [5, 6]),
  ...list("Publisher", "publishers", [{ name: "Gramedia" }, { name: "Gramedia Pustaka" }], [3, 4]),
  ...list("Category", "categories", [{ name: "Sains" }, { name: "Ilmu Alam" }], [3, 4]),
  ...list("Classification", "classifications", [{ code: "2x4.1", name: "Fikih" }, { code: "297.3" }], [2, 3]),
  ...list("Location", "locations", [{ name: "Ruang Baca", shelf: "B" }, { name: "Ruang Baca", shelf: "C" }], [2, 3]),
  ...list("Source", "sources", [{ name: "Hibah" }, { name: "BOS" }], [2, 3]),
  { operation: "deleteCategory", title: "what is in use", method: "DELETE", path: "/books/categories/{id}", subject: ["Category", 1], body: {}, expected: 409 },
  { operation: "deleteCategory", title: "with a replacement", method: "DELETE", path: "/books/categories/{id}", subject: ["Category", 1], body: { replacement_id: 2 }, expected: 200 },
  { operation: "createEResource", title: "a link", method: "POST", path: "/e-resources", body: { label: "iPusnas", url: "https://ipusnas.example.id/" }, expected: 200 },
  { operation: "createEResource", title: "a script", method: "POST", path: "/e-resources", body: { label: "x", url: "javascript:alert(1)" }, expected: 422 },
  { operation: "updateEResource", title: "its label", method: "PUT", path: "/e-resources/{id}", subject: ["EResource", 1], body: { label: "iPusnas Perpusnas" }, expected: 200 },
  { operation: "deleteEResource", title: "it", method: "DELETE", path: "/e-resources/{id}", subject: ["EResource", 1], expected: 200 },
  { operation: "bulkDeleteBooks", title: "two, one of them unknown", method: "DELETE", path: "/books/bulk-delete", body: { book_ids: [4, 999] }, expected: 200 },
  { operation: "bulkDeleteBooks", title: "none", method: "DELETE", path: "/books/bulk-delete", body: { book_ids: [] }, expected: 422 },
  { operation: "deleteBook", title: "one", method: "DELETE", path: "/books/{id}", subject: ["Book", 5], expected: 200 },
  { operation: "deleteBook", title: "what is gone", method: "DELETE", path: "/books/{id}", subject: ["Book", 5], expected: 404 },
  { operation: "createBlogPost", title: "a draft", method: "POST", path: "/blogs", body: { title: "Jam layanan", body: "Buka **setiap hari**.", status: "draft" }, expected: 200 },
  { operation: "createBlogPost", title: "without a title", method: "POST", path: "/blogs", body: { title: " ", body: "Isi." }, expected: 422 },
  { operation: "updateBlogPost", title: "to be read by everybody", method: "PUT", path: "/blogs/{post}", subject: ["BlogPost", 1], body: { status: "published", published_at: "2026-11-20T01:00:00.000Z" }, expected: 200 },
  { operation: "updateBlogPost", title: "one that nobody knows", method: "PUT", path: "/blogs/{post}", subject: ["BlogPost", 999], body: { title: "X" }, expected: 404 },
  { operation: "deleteBlogPost", title: "it", method: "DELETE", path: "/blogs/{post}", subject: ["BlogPost", 1], expected: 200 },
  { operation: "createBlogPost", title: "another, for everybody", method: "POST", path: "/blogs", body: { title: "Resensi", body: "Bagus.", status: "published", published_at: "2026-11-20T01:00:00.000Z" }, expected: 200 },
  { operation: "updateSettings", title: "the telephone", method: "PUT", path: "/settings", body: { phone: "021 555 0101" }, expected: 200 },
  { operation: "updateSettings", title: "to what is no address", method: "PUT", path: "/settings", body: { email: "bukan" }, expected: 422 },
  { operation: "recordVisit", title: "of a student", method: "POST", path: "/visits", body: { nis: "1001" }, expected: 200 },
  { operation: "recordVisit", title: "of the same again", method: "POST", path: "/visits", body: { nis: "1001" }, expected: 200 },
  { operation: "recordVisit", title: "of nobody known", method: "POST", path: "/visits", body: { nis: "404" }, expected: 404 },
  { operation: "recordVisit", title: "of a class", method: "POST", path: "/visits", body: { class_name: "X IPA 1", people_count: 30 }, expected: 200 },
  { operation: "updateUserInfo", title: "the own name", method: "PUT", path: "/user-info", body: { name: "Bu Rina", email: "rina@sekolah.example" }, expected: 200 },
  { operation: "updateUserInfo", title: "to what is no address", method: "PUT", path: "/user-info", body: { email: "bukan" }, expected: 422 },
  { operation: "createAccessToken", title: "for reading", method: "POST", path: "/tokens", body: { name: "Dinas", scope: "read" }, expected: 200 },
  { operation: "revokeAccessToken", title: "it", method: "DELETE", path: "/tokens/{id}", subject: ["AccessToken", 1], expected: 200 },
  { operation: "revokeAccessToken", title: "what is gone", method: "DELETE", path: "/tokens/{id}", subject: ["AccessToken", 999], expected: 404 },
  { operation: "changePassword", title: "with the wrong one of now", method: "PUT", path: "/user-info/password", body: { current_password: "salah", password: NEW_PASSWORD }, expected: 422 },
  { operation: "login", title: "with the wrong password", method: "POST", path: "/auth/login", body: { username: "petugas", password: "salah-sekali" }, expected: 401 },
  { operation: "changePassword", title: "to a new one", method: "PUT", path: "/user-info/password", body: { current_password: "kopi-tubruk-pagi", password: NEW_PASSWORD }, expected: 200 },
  { operation: "logout", title: "at the end of the day", method: "POST", path: "/auth/logout", expected: 200 },
];
