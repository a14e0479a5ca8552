import { Button, PlusIcon } from '@form-portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { useI18n } from '../../../shared/i18n/i18n-context.tsx';
import { useOwnsVault } from '../../shell/context/own-vault.ts';
import { NewPropertyDialog, type NewPropertyProps } from './new-property-dialog.tsx';
import { vaultStructureQuery } from '../structure/structure-queries.ts';

/** Creates a property for a field without leaving the field; hidden when the vault is administered elsewhere. */
export function NewProperty({ offered, label, onMade }: NewPropertyProps): ReactElement | null {
  const { text } = useI18n();
  const [isAsking, setAsking] = useState(false);
  const enabled = useOwnsVault();
  const { data: structure } = useQuery({ ...vaultStructureQuery(), staleTime: 60_000, enabled });
  if (structure === undefined) return null;
  return (
    <div>
      <Button kind="quiet" icon={<PlusIcon />} onClick={() => setAsking(true)}>
        {text('admin.vault.newProperty')}
      </Button>
      {isAsking && (
        <NewPropertyDialog
          offered={offered}
          label={label}
          structure={structure}
          onExit={() => setAsking(false)}
          onMade={(property) => {
            setAsking(false);
            onMade(property);
          }}
        />
      )}
    </div>
  );
}
