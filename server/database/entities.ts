import { AuditEntry } from "../audit/AuditEntry.entity.js";
import { BinEntry } from "../bin/BinEntry.entity.js";
import { BinMove } from "../bin/BinMove.entity.js";
import { BlogPost } from "../blogs/BlogPost.entity.js";
import { BookAuthor } from "../books/BookAuthor.entity.js";
import { BookImport } from "../books/bookImport/BookImport.entity.js";
import { BookSubject } from "../books/BookSubject.entity.js";
import { Book } from "../books/Book.entity.js";
import { Copy } from "../books/Copy.entity.js";
import { Borrowing } from "../borrowings/Borrowing.entity.js";
import { Author } from "../catalogue/Author.entity.js";
import { Category } from "../catalogue/Category.entity.js";
import { Classification } from "../catalogue/Classification.entity.js";
import { Location } from "../catalogue/Location.entity.js";
import { KeptApart } from "../catalogue/duplicates/KeptApart.entity.js";
import { Publisher } from "../catalogue/Publisher.entity.js";
import { Source } from "../catalogue/Source.entity.js";
import { Subject } from "../catalogue/Subject.entity.js";
import { EResource } from "../eResources/EResource.entity.js";
import { StoredFile } from "../files/StoredFile.entity.js";
import { Counter } from "../libraryInfo/Counter.entity.js";
import { LoginThrottle } from "../session/LoginThrottle.entity.js";
import { Session } from "../session/Session.entity.js";
import { Setting } from "../settings/Setting.entity.js";
import { ActivationCode } from "../students/activation/ActivationCode.entity.js";
import { Student } from "../students/Student.entity.js";
import { AccessToken } from "../tokens/AccessToken.entity.js";
import { User } from "../users/User.entity.js";
import { Visit } from "../visits/Visit.entity.js";

/** Every table of the product. */
export const entities = [
  AccessToken, ActivationCode, AuditEntry, Author, BinEntry, BinMove, BlogPost, Book, BookAuthor, BookImport, BookSubject, Borrowing, Category, Classification, Copy, Counter,
  EResource, KeptApart, Location, LoginThrottle, Publisher, Session, Setting, Source, StoredFile, Student, Subject, User, Visit,
];
