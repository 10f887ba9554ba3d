import { Moon, Sun, SunMoon } from "lucide-react";
import type { Theme } from "../../apollo/pageQuery/PageRequest";
import { useTheme } from "../../page/rendering/ThemeContext";

const STEPS = {
  system: { Icon: SunMoon, label: "ikuti sistem", next: "light" },
  light: { Icon: Sun, label: "terang", next: "dark" },
  dark: { Icon: Moon, label: "gelap", next: null },
} satisfies Record<string, { Icon: typeof Sun; label: string; next: Theme | null }>;

export function ThemeToggle() {
  const { theme, choose } = useTheme();
  const { Icon, label, next } = STEPS[theme ?? "system"];
  const text = `Tema: ${label}. Ganti ke ${STEPS[next ?? "system"].label}`;
  return (
    <button
      type="button"
      onClick={() => choose(next)}
      aria-label={text}
      title={text}
      className="icon-button needs-script"
    >
      <Icon aria-hidden="true" strokeWidth={1.75} className="size-5" />
    </button>
  );
}
