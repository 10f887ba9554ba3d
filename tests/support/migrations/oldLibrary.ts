const AT = "'2025-03-01 08:00:00'";

/** Rows as versions of their time wrote them, by the migration after which they can be: what later ones rewrite. */
export const OLD_ROWS: Readonly<Record<string, readonly string[]>> = {
  Access1763740000000: [
    "INSERT INTO categories (id, name, name_key) VALUES (1, 'Fiksi', 'fiksi'), (2, 'Pelajaran', 'pelajaran')",
    "INSERT INTO authors (id, first_name, last_name, name_key) VALUES (1, 'Andrea', 'Hirata', 'andrea hirata')",
    `INSERT INTO books (id, slug, title, title_key, isbn13, category_id, identity_key, created_at, updated_at) VALUES
       (1, 'laskar', 'Laskar Pelangi', 'laskar pelangi', '9789793062792', 1, 'a', ${AT}, ${AT}),
       (2, 'ipa', 'IPA VII', 'ipa vii', NULL, 2, 'b', ${AT}, ${AT}), (3, 'peta', 'Peta', 'peta', NULL, NULL, 'c', ${AT}, ${AT})`,
    "INSERT INTO book_authors (book_id, author_id, position) VALUES (1, 1, 0)",
    `INSERT INTO copies (id, book_id, item_code, status, listed, created_at, updated_at) VALUES
       (1, 1, 'A1', 'borrowed', 1, ${AT}, ${AT}), (2, 1, 'A2', 'withdrawn', 1, ${AT}, ${AT}),
       (3, 2, 'B1', 'available', 1, ${AT}, ${AT}), (4, 2, 'B2', 'available', 0, ${AT}, ${AT})`,
    `INSERT INTO students (id, nis, nisn, name, class_name, registered_at) VALUES
       (1, '101', '0012345678', 'Siti Ñur''aini', 'X IPA 2', ${AT}), (2, '102', NULL, 'Élok Ayu', NULL, ${AT}),
       (3, '103', NULL, 'Budi', 'vii a', ${AT})`,
    `INSERT INTO borrowings (id, student_id, copy_id, open_copy_id, borrowed_at, due_at, returned_at, fine,
       policy_loan_days, policy_renewals, policy_fine_per_day, policy_grace_days) VALUES
       (1, 1, 1, 1, ${AT}, '2025-03-08', NULL, NULL, 7, 1, 500, 0),
       (2, 2, 3, NULL, ${AT}, '2025-03-08', '2025-03-12 09:00:00', 2000, 7, 1, 500, 0),
       (3, 3, 3, NULL, ${AT}, '2025-03-08', '2025-03-07 09:00:00', 0, 7, 1, 500, 1),
       (4, 3, 3, NULL, ${AT}, '2025-03-08', '2025-03-11 09:00:00', 501, 7, 1, 500, 1)`,
    `INSERT INTO visits (id, kind, student_id, visitor_name, purpose, visited_at) VALUES
       (1, 'student', 1, NULL, 'Membaca', ${AT}), (2, 'class', NULL, 'Kelas X IPA 2', 'Diskusi', ${AT}),
       (3, 'guest', NULL, 'Pak Camat', 'Lainnya', ${AT}), (4, 'student', 2, NULL, NULL, ${AT})`,
    `INSERT INTO users (id, username, username_key, password_hash, student_id, created_at, updated_at) VALUES
       (1, 'Kepala', 'kepala', 'x', NULL, ${AT}, ${AT}), (2, '101', '101', 'x', 1, ${AT}, ${AT})`,
    `INSERT INTO access_tokens (id, user_id, name, scope, token_hash, hint, created_at, expires_at) VALUES
       (1, 1, 'tanpa akhir', 'read', 'a', 'a', ${AT}, NULL), (2, 1, 'berakhir', 'read', 'b', 'b', ${AT}, '2025-12-01')`,
    `INSERT INTO audit_entries (id, created_at, actor, action, record_type, record_id, before_values, after_values) VALUES
       (1, ${AT}, 'Kepala', 'book.create', 'book', 1, NULL, '{}'),
       (2, ${AT}, 'Kepala', 'copy.create', 'copy', 3, NULL, '{"bookId": 2}'),
       (3, ${AT}, 'Kepala', 'copy.delete', 'copy', 99, '{"bookId": 1}', NULL),
       (4, ${AT}, 'Kepala', 'book.import', 'book', 2, NULL, '{}'),
       (5, ${AT}, 'Kepala', 'student.importUndo', 'student', 1, NULL, NULL)`,
    "INSERT INTO counters (name, value) VALUES ('searchIndexLeft', 1)",
    `INSERT INTO book_search (book_id, title_words, other_words) VALUES (1, 'laskar pelangi', 'andrea hirata')`,
  ],
  Reader1763760000000: [
    `INSERT INTO settings (name, value, updated_at) VALUES ('holidays',
       '[{"date":"2025-12-25","name":"Natal"},{"date":"2025-08-17","name":"Kemerdekaan"}]', ${AT})`,
    `INSERT INTO blog_posts (id, slug, title, excerpt, body, body_html, reading_minutes, status, author_name, created_at,
       updated_at) VALUES (1, 'pekan', 'Pekan Buku', '', '', '', 1, 'draft', 'Kepala', ${AT}, ${AT})`,
  ],
  KeptApart1763840000000: ["INSERT INTO kept_apart (list, first_id, second_id) VALUES ('authors', 1, 2)"],
  Lending1763990000000: [
    `INSERT INTO loan_rules (id, student_kind, category_id, loan_days) VALUES
       (1, 'student', 1, 7), (2, 'student', 1, 14), (3, NULL, NULL, 3), (4, 'teacher', NULL, 30)`,
    "UPDATE borrowings SET policy_counts_to_limit = 0 WHERE id = 4",
    `INSERT INTO ledger_entries (id, student_id, kind, borrowing_id, amount, open_amount, made_at, made_by) VALUES
       (1, 2, 'charge', 2, 2000, 2000, ${AT}, 'Kepala')`,
  ],
  Reports1764200000000: [
    `INSERT INTO users (id, username, username_key, password_hash, role, student_id, created_at, updated_at) VALUES
       (3, 'Siti', 'siti', 'x', 'staff', NULL, ${AT}, ${AT})`,
    "UPDATE categories SET collection_group = 'textbook' WHERE id = 2",
    "INSERT INTO categories (id, name, name_key, collection_group) VALUES (3, 'Majalah', 'majalah', 'periodical')",
    "UPDATE books SET category_id = 3 WHERE id = 3",
    "INSERT INTO sources (id, name, name_key) VALUES (1, 'Hibah', 'hibah'), (2, 'Beli', 'beli')",
    "UPDATE books SET source_id = id WHERE id IN (1, 2)",
    "UPDATE students SET kind = 'teacher' WHERE id = 2",
    "UPDATE students SET kind = 'staff' WHERE id = 3",
    "UPDATE borrowings SET student_kind = 'teacher' WHERE id = 2",
    `INSERT INTO bin_entries (id, kind, record_id, label, label_key, kept, actor, deleted_at) VALUES (1, 'student', 9,
       'Tono', 'tono', '{"id":9,"nis":"109","name":"Tono","kind":"teacher","code":null}', 'Kepala', ${AT})`,
    `INSERT INTO student_import_rows (student_import_id, number, kind, reason, given, notes, difference, cells) VALUES
       (1, 2, 'changed', '', '{"nis":"102","name":"Élok Ayu","kind":"teacher"}', '[]',
        '{"before":{"kind":"student"},"after":{"kind":"teacher"}}', '[]')`,
  ],
  ReaderAccess1765400000086: [
    `UPDATE books SET digital_file = '/static/files/0123456789abcdef0123456789abcdef/laskar.epub',
       digital_file_access = 'members' WHERE id = 1`,
  ],
};
