import "./scalars.js";
import "./userErrors.graphql.js";
import "../blogs/blog.graphql.js";
import "../blogs/blogCover/blogCover.graphql.js";
import "../audit/audit.graphql.js";
import "../books/book.graphql.js";
import "../books/bookFiles/bookFile.graphql.js";
import "../books/copies/copy.graphql.js";
import "../books/editing/bookEditing.graphql.js";
import "../books/bookImport/bookImport.graphql.js";
import "../catalogue/catalogue.graphql.js";
import "../catalogue/editing/catalogueEditing.graphql.js";
import "../eResources/eResource.graphql.js";
import "../eResources/eResourceEditing.graphql.js";
import "../libraryInfo/libraryInfo.graphql.js";
import "../libraryInfo/libraryInfoReports.graphql.js";
import "../session/session.graphql.js";
import "../settings/settings.graphql.js";
import "../students/activation/activation.graphql.js";
import "../students/student.graphql.js";
import "../students/studentEditing.graphql.js";
import "../students/studentImport/studentImport.graphql.js";
import "../tokens/token.graphql.js";
import "../users/user.graphql.js";
import "../visits/visit.graphql.js";
import { builder } from "./builder.js";

/** The whole schema; every feature's door adds its part when it is imported above. */
export const schema = builder.toSchema({ sortSchema: true });
