import { type FragmentType, readFragment } from "../gql/fragment-masking";
import { graphql } from "../gql/gql";
import { daysText, historyText } from "./privacyText";

const PrivacySummary_settings = graphql(`
  fragment PrivacySummary_settings on SettingsInfo {
    anonymiseAfterMonths
    studentsMayClearHistory
  }
`);

const PrivacySummary_retention = graphql(`
  fragment PrivacySummary_retention on RetentionInfo {
    auditAddressDays
  }
`);

interface PrivacySummaryProps {
  settings: FragmentType<typeof PrivacySummary_settings>;
  retention: FragmentType<typeof PrivacySummary_retention>;
}

/** What most people want to know, in a glance. */
export function PrivacySummary({ settings: settingsRef, retention: retentionRef }: PrivacySummaryProps) {
  const settings = readFragment(PrivacySummary_settings, settingsRef);
  const retention = readFragment(PrivacySummary_retention, retentionRef);
  const facts = [
    ["Riwayat peminjaman dan buku tamu", historyText(settings.anonymiseAfterMonths ?? null)],
    ["Alamat IP di Catatan Aktivitas", daysText(retention.auditAddressDays)],
    ["Menghapus riwayat sendiri", settings.studentsMayClearHistory ? "Bisa, di Profil Saya" : "Belum dibuka"],
    ["Iklan dan pelacak", "Tidak ada"],
  ];
  return (
    <section aria-labelledby="ringkasnya">
      <h2 id="ringkasnya" className="font-serif text-xl font-semibold">
        Ringkasnya
      </h2>
      <dl className="mt-3 grid gap-3 text-sm">
        {facts.map(([what, answer]) => (
          <div key={what}>
            <dt className="text-muted">{what}</dt>
            <dd className="text-base font-semibold text-pretty">{answer}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
