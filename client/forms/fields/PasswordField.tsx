import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { TextField, type TextFieldProps } from "./TextField";

interface PasswordFieldProps extends Omit<TextFieldProps, "type" | "end" | "autoComplete"> {
  /** Tells password managers whether to fill in a password or to suggest a new one. */
  autoComplete: "current-password" | "new-password";
}

/** Hidden unless the reader shows it. */
export function PasswordField(props: PasswordFieldProps) {
  const [isVisible, setIsVisible] = useState(false);
  const Icon = isVisible ? EyeOff : Eye;
  const text = isVisible ? "Sembunyikan kata sandi" : "Tampilkan kata sandi";
  return (
    <TextField
      {...props}
      type={isVisible ? "text" : "password"}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      end={
        <button
          type="button"
          onClick={() => setIsVisible(!isVisible)}
          aria-label={text}
          title={text}
          className="icon-button needs-script absolute top-1/2 right-1.5 -translate-y-1/2"
        >
          <Icon aria-hidden="true" strokeWidth={1.75} className="size-5" />
        </button>
      }
    />
  );
}
