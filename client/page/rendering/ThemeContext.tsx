import { createContext, type ReactNode, useContext, useMemo, useState } from "react";
import { type Theme, usePageRequest } from "../../apollo/pageQuery/PageRequest";

interface ThemeChoice {
  /** null follows the system. */
  theme: Theme | null;
  choose: (theme: Theme | null) => void;
}

const ThemeContext = createContext<ThemeChoice>({ theme: null, choose: () => undefined });

export function useTheme(): ThemeChoice {
  return useContext(ThemeContext);
}

export function ThemeProvider({ children }: { children: ReactNode }) {
  const [theme, setTheme] = useState(usePageRequest().theme);
  const choice = useMemo(
    () => ({
      theme,
      choose: (next: Theme | null) => {
        setTheme(next);
        rememberTheme(next);
      },
    }),
    [theme],
  );
  return <ThemeContext value={choice}>{children}</ThemeContext>;
}

/** Stored in a cookie, so that the server renders the chosen theme. */
function rememberTheme(theme: Theme | null): void {
  const lifetime = theme ? 31536000 : 0;
  document.cookie = `theme=${theme ?? ""}; path=/; max-age=${lifetime}; samesite=lax`;
}
