declare global {
  /** Set while the browser's scripts are built, and nowhere else: what only the server renders is left out of them. */
  var isBrowserBuild: true | undefined;
}

interface JsonLdProps {
  /** The address of the page that it describes. */
  url: string;
  /** Null in the browser, which keeps what the server has written: search engines load every page from the server. */
  data: object | null;
}

/** schema.org data of a page, for search engines. */
export function JsonLd({ url, data }: JsonLdProps) {
  return (
    <script
      // Of another page there is none, rather than that of the one before.
      key={url}
      type="application/ld+json"
      suppressHydrationWarning
      // React would escape the quotes of the JSON; toScriptText escapes what could close the element.
      dangerouslySetInnerHTML={{ __html: data ? toScriptText(data) : "" }}
    />
  );
}

/** JSON for a script element: `<` is escaped, because a title may contain `</script>`. */
export function toScriptText(data: object): string {
  return JSON.stringify(data).replace(/</g, "\\u003c");
}
