import { graphql } from "../../../gql/gql";
import type { RoleRow_RoleFragment } from "../../../gql/graphql";

export const RoleRow_role = graphql(`
  fragment RoleRow_role on Role {
    id
    databaseId
    name
    purpose
    accountsCount
    viewerCanManage
    viewerCanGive
    rights {
      catalogue
      circulation
      members
      finance
      reports
      settings
      accounts
      overrides
      waivers
      personalData
      backups
    }
  }
`);

export type Role = RoleRow_RoleFragment;

/** Admin has everything, whatever is written of it. */
export const isAdminRole = ({ databaseId }: Pick<Role, "databaseId">): boolean => databaseId === 1;
