import type { AccountStoreDeps } from './accounts/accounts.store.ts';
import { changePassword, hasUser, listUsers, removeUser, saveUser } from './accounts/administer-accounts.ts';
import type { StructureAdministration } from '../../structure-administration.ts';
import { listAdministeredItems, readAdministered } from './structure/read-administered.ts';
import { removeStructureElement } from './structure/remove-structure-element.ts';
import { saveClass } from './structure/save-class.ts';
import { saveItem } from './structure/save-item.ts';
import { saveProperty } from './structure/save-property.ts';
import { saveLanguage, saveObjectType, saveValueList } from './structure/save-structure.ts';
import { listUses } from './structure/uses.store.ts';
import { withVaultErrors } from './vault-errors.ts';

/** Structure and accounts of the embedded vault; every change is all or nothing. */
export function createStructureAdministration(accounts: AccountStoreDeps): StructureAdministration {
  const { database } = accounts;
  const { read } = database;
  const write: typeof database.write = (work) => withVaultErrors(() => database.write(work));
  return {
    readStructure: () => withVaultErrors(() => readAdministered(read)),
    listItems: (list) => withVaultErrors(() => listAdministeredItems(read, list)),
    saveObjectType: (id, draft) => write((transaction) => saveObjectType(transaction, id, draft)),
    saveClass: (id, draft) => write((transaction) => saveClass(transaction, id, draft)),
    saveProperty: (id, draft) => write((transaction) => saveProperty(transaction, id, draft)),
    saveValueList: (id, draft) => write((transaction) => saveValueList(transaction, id, draft)),
    saveItem: (list, id, draft) => write((transaction) => saveItem(transaction, { list, id }, draft)),
    saveLanguage: (id, draft) => write((transaction) => saveLanguage(transaction, id, draft)),
    listUsers: () => withVaultErrors(() => listUsers(read)),
    saveUser: (id, draft, siteName = '') =>
      withVaultErrors(() => saveUser(accounts, { id, draft, siteName })),
    changePassword: (id, password, siteName = '') =>
      withVaultErrors(() => changePassword(accounts, { id, password, siteName })),
    hasUser: (username) => withVaultErrors(() => hasUser(read, username)),
    listUses: (element) => withVaultErrors(() => listUses(read, element)),
    remove: ({ kind, ...element }) =>
      write((transaction) =>
        kind === 'user'
          ? removeUser(transaction, element.id)
          : removeStructureElement(transaction, { kind, ...element }),
      ),
  };
}
