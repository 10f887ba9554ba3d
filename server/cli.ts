import { parseArgs } from "node:util";

import { type Config, readConfig } from "./config.js";
import { DomainError } from "./errors.js";
import { startFailure } from "./startFailure.js";

const USAGE = `Pemakaian: npm run library -- PERINTAH

  import-books FILE.csv [--verbose]   mengimpor buku dari berkas CSV: semua yang dapat masuk, atau tidak satu pun
  look-at FILE.sql [--answer KUNCI=NILAI …]
                                      melihat isi cadangan SLiMS atau INLISLite: apa yang akan ikut pindah, apa yang tidak, dan \
apa yang perlu diputuskan
  move-in FILE.sql [--answer KUNCI=NILAI …] [--yes]
                                      memindahkan seluruh perpustakaan dari cadangan SLiMS atau INLISLite; diulang \
dengan cadangan yang lebih baru, yang baru saja yang ikut
  undo-move-in [NOMOR]                mengurungkan pindah terakhir, selama belum dipakai
  create-admin NAMA                   membuat petugas, atau mengganti kata sandinya jika petugas itu lupa \
(ADMIN_PASSWORD, atau acak)
  reset-second-factor NAMA            mematikan verifikasi dua langkah petugas yang kehilangan ponsel dan kode \
pemulihannya
  activation-code NOMOR [--reset]     membuat kode aktivasi anggota; --reset menghapus akun anggota yang lupa \
kata sandinya
  migrate                             memperbarui basis data ke versi ini, sebelum server mana pun dijalankan
  recount-words                       menghitung ulang kosakata koleksi, yang mengoreksi salah ketik di pencarian
  check [--repair]                    memeriksa basis data, angka yang disimpan, indeks pencarian, dan berkas; \
--repair memperbaiki yang dapat dihitung ulang
  backup [FOLDER]                     menulis cadangan seluruh perpustakaan ke satu berkas (bawaan: BACKUP_DIR); \
server boleh tetap berjalan
  restore FILE.zip [--replace]        memulihkan perpustakaan dari cadangan; --replace mengganti yang sudah ada, \
setelah mencadangkannya
  check-backup FILE.zip               memeriksa apakah cadangan utuh, dengan memulihkannya ke tempat sementara
  export-all FILE.zip [--without-files]
                                      menulis seluruh data sebagai CSV biasa, dengan penjelasannya, untuk dibaca \
program lain`;

/** The command line interface; loads the asked command alone. Returns the exit code. */
async function main(): Promise<number> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      help: { type: "boolean", short: "h" },
      verbose: { type: "boolean", short: "v" },
      reset: { type: "boolean" },
      replace: { type: "boolean" },
      repair: { type: "boolean" },
      answer: { type: "string", multiple: true },
      yes: { type: "boolean", short: "y" },
      "without-files": { type: "boolean" },
    },
  });
  const [command, subject, ...others] = positionals;
  if (values.help) {
    console.log(USAGE);
    return 0;
  }
  if (command === "import-books" && subject !== undefined && others.length === 0) {
    const { importBooksCommand } = await import("./commands/importBooksCommand.js");
    await importBooksCommand(await readSettings(), subject, { verbose: values.verbose ?? false });
    return 0;
  }
  if (command === "look-at" && subject !== undefined && others.length === 0) {
    const { lookAtDumpCommand } = await import("./commands/moveIn/lookAtDumpCommand.js");
    await lookAtDumpCommand(await readSettings(), subject, values.answer ?? []);
    return 0;
  }
  if (command === "move-in" && subject !== undefined && others.length === 0) {
    const { moveInCommand } = await import("./commands/moveIn/moveInCommand.js");
    const { yes = false, verbose = false, answer: answers = [] } = values;
    await moveInCommand(await readSettings(), subject, { answers, yes, verbose });
    return 0;
  }
  if (command === "undo-move-in" && others.length === 0 && /^\d{0,9}$/u.test(subject ?? "")) {
    const { undoMoveInCommand } = await import("./commands/moveIn/moveInCommand.js");
    await undoMoveInCommand(await readSettings(), subject === undefined ? null : Number(subject));
    return 0;
  }
  if (command === "create-admin" && subject !== undefined && others.length === 0) {
    const { createAdminCommand } = await import("./commands/createAdminCommand.js");
    await createAdminCommand(await readSettings(), subject);
    return 0;
  }
  if (command === "reset-second-factor" && subject !== undefined && others.length === 0) {
    const { resetSecondFactorCommand } = await import("./commands/resetSecondFactorCommand.js");
    await resetSecondFactorCommand(await readSettings(), subject);
    return 0;
  }
  if (command === "activation-code" && subject !== undefined && others.length === 0) {
    const { activationCodeCommand } = await import("./commands/activationCodeCommand.js");
    await activationCodeCommand(await readSettings(), subject, { resetAccount: values.reset ?? false });
    return 0;
  }
  if (command === "recount-words" && subject === undefined) {
    const { recountWordsCommand } = await import("./commands/recountWordsCommand.js");
    await recountWordsCommand(await readSettings());
    return 0;
  }
  if (command === "migrate" && subject === undefined) {
    const { migrateCommand } = await import("./commands/migrateCommand.js");
    await migrateCommand(await readSettings());
    return 0;
  }
  if (command === "check" && subject === undefined) {
    const { checkCommand } = await import("./commands/checkCommand.js");
    return (await checkCommand(await readSettings(), { repair: values.repair ?? false })) ? 0 : 1;
  }
  if (command === "backup" && others.length === 0) {
    const { backupCommand } = await import("./commands/backupCommands.js");
    await backupCommand(await readSettings(), subject);
    return 0;
  }
  if (command === "restore" && subject !== undefined && others.length === 0) {
    const { restoreCommand } = await import("./commands/backupCommands.js");
    await restoreCommand(await readSettings(), subject, { replace: values.replace ?? false });
    return 0;
  }
  if (command === "check-backup" && subject !== undefined && others.length === 0) {
    const { checkBackupCommand } = await import("./commands/backupCommands.js");
    await checkBackupCommand(await readSettings(), subject);
    return 0;
  }
  if (command === "export-all" && subject !== undefined && others.length === 0) {
    const { exportAllCommand } = await import("./commands/exportAllCommand.js");
    await exportAllCommand(await readSettings(), subject, { withFiles: !(values["without-files"] ?? false) });
    return 0;
  }
  console.error(USAGE);
  return 2;
}

/** Those of this run, once they are read. */
let settings: Config | undefined;

/** A restore that was killed once it was decided is finished before anything reads the library. */
async function readSettings(): Promise<Config> {
  const config = readConfig();
  settings = config;
  const { finishRestore } = await import("./backup/restore/decidedRestore.js");
  await finishRestore(config.dataDir);
  return config;
}

async function messageOf(error: unknown): Promise<string> {
  if (error instanceof DomainError) {
    return error.message;
  }
  const told = settings && (await startFailure(error, settings));
  if (told) {
    return told;
  }
  const { code, message } = error as NodeJS.ErrnoException;
  return code?.startsWith("ERR_PARSE_ARGS")
    ? `Perintah ini tidak dikenal: ${message}\n\n${USAGE}`
    : `Gagal: ${message}`;
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  async (error: unknown) => {
    process.exitCode = 1;
    console.error(await messageOf(error));
  },
);
