import { clear, createStore, del, get, set } from "idb-keyval";

const store = createStore("aksara", "files");

/** Stored files of drafts. Each rejects if storage is unavailable or full. */
export const readFile = (key: string) => get<File>(key, store);
export const saveFile = (key: string, file: File) => set(key, file, store);
export const deleteFile = (key: string) => del(key, store);
export const clearFiles = () => clear(store);
