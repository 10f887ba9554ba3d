import { initialsOf } from "../../../../client/users/photo/initialsOf";

test.each([
  ["Siti Nur Rahmawati", "SR"],
  ["petugas", "P"],
  ["budi.santoso", "BS"],
  ["Ćilik", "Ć"],
  ["", ""],
])("of %j are %j", (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
