import { rememberStudentList, studentNeighbours } from "../../../client/students/admin/studentNeighbours";

describe("Who stands beside a student", () => {
  it("is told within the list that was shown last, and for nobody else", () => {
    expect(studentNeighbours(4)).toBeNull();
    rememberStudentList([9, 4, 7]);
    expect([9, 4, 7].map(studentNeighbours)).toEqual([
      { previous: null, next: 4 },
      { previous: 9, next: 7 },
      { previous: 4, next: null },
    ]);
    rememberStudentList([7]);
    expect([4, 7].map(studentNeighbours)).toEqual([null, { previous: null, next: null }]);
  });
});
