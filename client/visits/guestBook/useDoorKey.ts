import { useEffect, useEffectEvent, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import type { OperationResult } from "../../apollo/operationResult";
import { useOperation } from "../../apollo/useOperation";
import { showMessage } from "../../page/messages/flashMessage";
import { showFailure } from "../../forms/errors/showFailure";
import { graphql } from "../../gql/gql";

const BindDoorDeviceMutation = graphql(`
  mutation BindDoorDevice($input: BindDoorDeviceInput!) {
    bindDoorDevice(input: $input) {
      __typename
      ... on BindDoorDevicePayload {
        message
      }
      ...OperationResult_userError
    }
  }
`);

/** In a link that an administrator opens on the device: the part of an address that is never sent or logged. */
const KEY_IN_LINK = /^#kunci=([\w-]+)$/;
/** As the settings show it, alone or at the end of its link; no NIS looks like it. */
const SCANNED_KEY = /(?:^|#kunci=)([2-9A-HJKMNP-TV-Z]{4}(?:-[2-9A-HJKMNP-TV-Z]{4}){2})$/i;

/** The door's key that a scanner has read, or null for what is the number of a student. */
export function doorKeyIn(code: string): string | null {
  return SCANNED_KEY.exec(code)?.[1] ?? null;
}

interface DoorKey {
  /** The server has refused a visit: it asks for the key, which this device does not hold. */
  isNeeded: boolean;
  /** To be told of every result of a visit. */
  onResult: (result: OperationResult<unknown>) => void;
  bind: (key: string) => Promise<OperationResult<unknown>>;
  /** For a key that was scanned: what is wrong with it is said, and a device that is known stays so. */
  bindScanned: (key: string) => Promise<OperationResult<unknown>>;
  isBinding: boolean;
}

/** The key by which the server knows the devices at the door, typed once or taken from a link; a cookie holds it. */
export function useDoorKey(): DoorKey {
  const { run, isRunning } = useOperation(BindDoorDeviceMutation, "update", { isUncached: true });
  const [isNeeded, setIsNeeded] = useState(false);
  const { hash } = useLocation();
  const navigate = useNavigate();
  const bind = async (key: string) => {
    const result = await run({ input: { key } });
    if (result.data !== null) {
      setIsNeeded(false);
      showMessage("Perangkat ini sekarang dapat mengisi buku tamu.", "success");
    }
    return result;
  };
  const bindScanned = async (key: string) => {
    const result = await bind(key);
    if (result.data === null) showFailure(result);
    return result;
  };
  const bindFromLink = useEffectEvent(async (key: string) => {
    void navigate("/visits", { replace: true });
    const { data } = await bindScanned(key);
    if (data === null) setIsNeeded(true);
  });

  useEffect(() => {
    const key = KEY_IN_LINK.exec(hash)?.[1];
    if (key === undefined) return;
    const timer = setTimeout(() => void bindFromLink(key));
    return () => clearTimeout(timer);
  }, [hash]);

  return {
    isNeeded,
    onResult: ({ statusCode }) => {
      if (statusCode === 403) setIsNeeded(true);
    },
    bind,
    bindScanned,
    isBinding: isRunning,
  };
}
