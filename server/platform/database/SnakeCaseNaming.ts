import { DefaultNamingStrategy, type NamingStrategyInterface } from "typeorm";

/** `publishYear` in code is `publish_year` in the table, the REST field and the CSV header. */
export class SnakeCaseNaming extends DefaultNamingStrategy implements NamingStrategyInterface {
  override columnName(propertyName: string, customName: string | undefined, prefixes: string[]): string {
    const name = customName ?? propertyName.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    return [...prefixes, name].join("_");
  }
}
