
      export type PossibleTypesResultData = {
  "possibleTypes": {
    "Node": [
      "Author",
      "Book",
      "Category",
      "Classification",
      "Copy",
      "EResource",
      "Location",
      "Publisher",
      "Source",
      "Subject"
    ]
  }
};
      const result: PossibleTypesResultData = {
  "possibleTypes": {
    "Node": [
      "Author",
      "Book",
      "Category",
      "Classification",
      "Copy",
      "EResource",
      "Location",
      "Publisher",
      "Source",
      "Subject"
    ]
  }
};
      export default result;
    