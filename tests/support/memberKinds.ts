/** The kinds that every library begins with, by the numbers that the migration gives them. */
export const KIND_IDS = { pupil: 1, teacher: 2, staff: 3, public: 4, student: 5 } as const;
