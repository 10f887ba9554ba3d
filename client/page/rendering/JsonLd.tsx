/** schema.org data of a page, for search engines. */
export function JsonLd({ data }: { data: object }) {
  return (
    <script
      type="application/ld+json"
      // React would escape the quotes of the JSON; toScriptText escapes what could close the element.
      dangerouslySetInnerHTML={{ __html: toScriptText(data) }}
    />
  );
}

/** JSON for a script element: `<` is escaped, because a title may contain `</script>`. */
export function toScriptText(data: object): string {
  return JSON.stringify(data).replace(/</g, "\\u003c");
}
