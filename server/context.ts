import { BookService } from "./books/BookService.js";
import { type BookLoaders, createBookLoaders } from "./books/bookLoaders.js";
import { type CatalogueLoaders, createCatalogueLoaders } from "./catalogue/catalogueLoaders.js";
import { CatalogueService } from "./catalogue/CatalogueService.js";
import type { Config } from "./config.js";
import type { Database } from "./database/Database.js";
import { EResourceService } from "./eResources/EResourceService.js";
import { LibraryInfoService } from "./libraryInfo/LibraryInfoService.js";
import { type Viewer, visitor } from "./viewer.js";

/** Made once at the start; every request shares them. */
export interface Services {
  readonly books: BookService;
  readonly catalogue: CatalogueService;
  readonly eResources: EResourceService;
  readonly libraryInfo: LibraryInfoService;
}

/** One request: who asks, what answers, and what it has already loaded. */
export interface RequestContext extends Services {
  readonly viewer: Viewer;
  readonly loaders: BookLoaders & CatalogueLoaders;
}

export function createServices(database: Database, config: Pick<Config, "libraryName" | "timeZone">): Services {
  return {
    books: new BookService(database),
    catalogue: new CatalogueService(database),
    eResources: new EResourceService(database),
    libraryInfo: new LibraryInfoService(database, { name: config.libraryName, timeZone: config.timeZone }),
  };
}

export function createContext(database: Database, services: Services): RequestContext {
  return { ...services, viewer: visitor, loaders: { ...createBookLoaders(database), ...createCatalogueLoaders(database) } };
}
