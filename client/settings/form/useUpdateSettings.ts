import type { ApolloClient } from "@apollo/client";
import { useOperation } from "../../apollo/useOperation";
import { readFragment } from "../../gql/fragment-masking";
import { graphql } from "../../gql/gql";
import type { UpdateSettingsInput } from "../../gql/graphql";
import { forgetLoanPolicies } from "../loanRules/loanRuleCache";
import { type SettingsBase, SettingsValues_settings, toBase } from "./settingsValues";

/** With all that public pages show of them, so that those are right when one goes there. */
const UpdateSettingsMutation = graphql(`
  mutation UpdateSettings($input: UpdateSettingsInput!) {
    updateSettings(input: $input) {
      __typename
      ... on UpdateSettingsPayload {
        settings {
          aboutHtml
          uploadLimits {
            kind
            megabytes
            usual
            most
          }
          ...SettingsValues_settings
          ...Footer_settings
          ...OpeningWeek_settings
          ...ComingHolidays_settings
          ...ContactDetails_settings
        }
      }
      ...OperationResult_userError
    }
  }
`);

export function useUpdateSettings() {
  const { run } = useOperation(UpdateSettingsMutation, "update");
  return async (input: UpdateSettingsInput) => {
    const result = await run({ input }, forgetLoanPolicies);
    const saved = readFragment(SettingsValues_settings, result.data?.settings);
    return { result, saved: saved ? toBase(saved) : null };
  };
}

const SavedSettingsQuery = graphql(`
  query SavedSettings {
    settings {
      ...SettingsValues_settings
    }
  }
`);

/** The settings as they are saved now; null where they could not be read. */
export async function fetchSavedSettings(client: ApolloClient): Promise<SettingsBase | null> {
  const { data } = await client
    .query({ query: SavedSettingsQuery, fetchPolicy: "network-only" })
    .catch(() => ({ data: undefined }));
  const settings = readFragment(SettingsValues_settings, data?.settings);
  return settings ? toBase(settings) : null;
}
