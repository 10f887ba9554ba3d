interface ObstacleListProps {
  checks: readonly { readonly code: string; readonly message: string }[];
}

/** What is on loan, lost or owed, in the server's words. */
export function ObstacleList({ checks }: ObstacleListProps) {
  return (
    <ul className="grid list-disc gap-1 pl-5">
      {checks.map(({ code, message }, index) => (
        <li key={`${code} ${index}`} className="wrap-anywhere">
          {message}
        </li>
      ))}
    </ul>
  );
}
