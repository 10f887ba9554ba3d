import { configure } from "@testing-library/dom";

// A second, as it comes, is a pause in typing and an answer, and on a busy machine neither.
configure({ asyncUtilTimeout: 60_000 });
