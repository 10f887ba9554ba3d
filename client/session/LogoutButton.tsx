import { showMessage } from "../page/messages/flashMessage";
import { useLogout } from "./useLogout";

interface LogoutButtonProps {
  className: string;
  onClick?: () => void;
}

export function LogoutButton({ className, onClick }: LogoutButtonProps) {
  const { logout, isLoggingOut } = useLogout();
  const leave = async () => {
    onClick?.();
    const result = await logout();
    if (result === null) return;
    const { statusCode, message, isUnexplained } = result;
    if (statusCode === 200) showMessage("Berhasil logout", "success");
    else showMessage(isUnexplained ? "Logout gagal karena server tidak menjawab. Coba lagi." : message, "error");
  };
  return (
    <button
      type="button"
      aria-disabled={isLoggingOut}
      onClick={() => {
        if (!isLoggingOut) void leave();
      }}
      className={`needs-script cursor-pointer aria-disabled:opacity-70 ${className}`}
    >
      Logout
    </button>
  );
}
