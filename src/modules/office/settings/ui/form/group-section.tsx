import type { ReactNode } from 'react';
import { Select } from '#design/choices/select.tsx';
import { TextArea } from '#design/fields/text-area.tsx';
import { TextField } from '#design/fields/text-field.tsx';
import { type FieldOfGroup, type GroupName, groupCalled } from '#office/settings/groups/groups.ts';
import fields from './fields.module.css';
import { SettingsSection } from './settings-section.tsx';
import type { BoundField, GroupInHand } from './use-group.ts';

interface SettingFieldsProps<Name extends GroupName> {
  group: GroupInHand<Name>;
  /** What a control does beyond what the table of settings says. */
  more?: { readonly [Field in FieldOfGroup<Name>]?: Partial<BoundField> };
}

interface GroupSectionProps<Name extends GroupName> extends SettingFieldsProps<Name> {
  preview?: ReactNode;
  /** In place of the fields in two columns. */
  children?: ReactNode;
}

/** One group of settings with all of its fields. */
export function GroupSection<Name extends GroupName>({ group, more, preview, children }: GroupSectionProps<Name>) {
  const { title, lead } = groupCalled(group.name);
  return (
    <SettingsSection id={group.name} title={title()} lead={lead()} draft={group.draft} preview={preview}>
      {children ?? (
        <div className={fields.fields}>
          <SettingFields group={group} {...(more && { more })} />
        </div>
      )}
    </SettingsSection>
  );
}

/** The fields of a group that have a control in the table of settings. */
export function SettingFields<Name extends GroupName>({ group, more }: SettingFieldsProps<Name>) {
  const { inputs } = groupCalled(group.name);
  return (Object.keys(inputs) as FieldOfGroup<Name>[]).map(field => {
    const input = inputs[field]?.();
    if (!input) return null;
    const { width, rows, choices, ...look } = input;
    const props = { ...group.bound(field), ...more?.[field], hint: look.hint, className: width && fields[width] };
    if (choices) return <Select key={field} {...props} choices={choices} />;
    if (rows) return <TextArea key={field} {...look} {...props} rows={rows} />;
    return <TextField key={field} autoComplete="off" {...look} {...props} />;
  });
}
