import { type RefObject, useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { formatCode } from "./activationCode";

/** Prefills the form from the URL's fragment and removes the fragment, so that it stays in no history. */
export function usePrefillFromSlip(form: RefObject<HTMLFormElement | null>): void {
  const location = useLocation();
  const { hash, pathname } = location;
  const state: unknown = location.state;
  const navigate = useNavigate();

  useEffect(() => {
    const slip = parseSlipHash(hash);
    if (!slip) return;
    setFieldValue(form.current, "nis", slip.nis);
    setFieldValue(form.current, "code", formatCode(slip.code));
    // What the slip says is there: its owner goes on with what they choose themselves.
    const fields = form.current?.elements;
    const username = fields?.namedItem("username");
    if (slip.nis && slip.code && document.activeElement === fields?.namedItem("nis") && username instanceof HTMLElement)
      username.focus({ preventScroll: true });
    void navigate(pathname, { replace: true, state });
  }, [form, hash, navigate, pathname, state]);
}

function setFieldValue(form: HTMLFormElement | null, name: string, value: string): void {
  const field = form?.elements.namedItem(name);
  if (value && field instanceof HTMLInputElement) field.value = value;
}

export interface Slip {
  nis: string;
  code: string;
}

/**
 * Parses the fragment of a slip's QR code, `/activate#nis=2024001&kode=K7QM-3XPT`. Browsers do not send the fragment,
 * so it appears in no log.
 */
export function parseSlipHash(hash: string): Slip | null {
  const params = new URLSearchParams(hash.replace(/^#/, ""));
  const slip = {
    nis: (params.get("nis") ?? "").trim().slice(0, 40),
    code: (params.get("kode") ?? "").trim().slice(0, 60),
  };
  return slip.nis || slip.code ? slip : null;
}
