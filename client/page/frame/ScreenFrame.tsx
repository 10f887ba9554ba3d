import type { ReactNode } from "react";
import { Outlet, useLocation } from "react-router-dom";
import { ErrorBoundary } from "./ErrorBoundary";

/** The main content between navigation and footer. A crashed screen leaves the rest of the page usable. */
export function ScreenFrame({ children }: { children?: ReactNode }) {
  const { key } = useLocation();
  return (
    <main id="isi" tabIndex={-1} className="min-w-0 flex-1 outline-none">
      <ErrorBoundary resetKey={key}>{children ?? <Outlet />}</ErrorBoundary>
    </main>
  );
}
