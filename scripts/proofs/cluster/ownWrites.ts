import type { Client } from "./Client.js";
import { numbers, type Outcome } from "./races.js";

/** Fewer than one account may log in. */
const TIMES = 40;

/** Writes on one instance and reads on the other at once; each is a browser's next request. */
export async function ownWrites(
  desk: Client,
  instances: readonly [string, string],
  login: (address: string) => Promise<Client | null>,
): Promise<Outcome[]> {
  let [refused, stale, staleLists] = [0, 0, 0];
  for (const time of numbers(TIMES)) {
    const here = instances[time % 2] ?? "";
    const there = instances[(time + 1) % 2] ?? "";
    const session = await login(here);
    const known = await session?.at(there).ask("GET", "/user-info");
    if (known?.status !== 200) refused += 1;
    const nis = `99${String(time).padStart(5, "0")}`;
    const { id } = await desk.at(here).one("POST", "/students", { nis, name: `Siswa ${nis}`, class_name: "XII" });
    const read = await desk.at(there).ask("GET", `/students/${id}`);
    if (read.status !== 200) stale += 1;
    const label = `Pranala ${time}`;
    await desk.at(here).one("POST", "/e-resources", { label, url: `https://example.org/${time}` });
    const resources = await desk.at(there).list("/e-resources?per_page=100");
    if (!resources.some((resource) => resource.label === label)) staleLists += 1;
  }
  const outcome = (race: string, missed: number) => ({
    race,
    rounds: 1,
    asked: TIMES,
    statuses: `${TIMES - missed} seen`,
    wrong: missed > 0 ? [`${missed} of ${TIMES} not seen`] : [],
  });
  return [
    outcome("logged in here, known there", refused),
    outcome("a record written here, read there", stale),
    outcome("a list written here, read there", staleLists),
  ];
}
