import { WifiOff } from "lucide-react";
import { useSyncExternalStore } from "react";

export function OfflineNotice() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status">
      {!isOnline && (
        <p className="flex items-center justify-center gap-2 bg-wash px-4 py-2 text-center text-sm">
          <WifiOff aria-hidden="true" strokeWidth={1.75} className="size-4 shrink-0" />
          Tidak ada internet. Halaman yang sudah terbuka tetap dapat dibaca.
        </p>
      )}
    </div>
  );
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener("online", onChange);
  window.addEventListener("offline", onChange);
  return () => {
    window.removeEventListener("online", onChange);
    window.removeEventListener("offline", onChange);
  };
}
