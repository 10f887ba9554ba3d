import swc from "@swc/jest";

import { nameScreens } from "../../../scripts/build/nameScreens.mjs";

/** The site map as the build gives it to the server, each screen with its key in the manifest. */
export default {
  createTransformer: (options) => {
    const { process } = swc.createTransformer(options);
    return { process: (code, file, settings) => process(nameScreens(code, file), file, settings) };
  },
};
