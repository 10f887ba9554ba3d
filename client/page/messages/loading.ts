import { makeVar } from "@apollo/client";

export const loading = makeVar(false);

export function showLoading(): void {
  loading(true);
}

export function hideLoading(): void {
  loading(false);
}
