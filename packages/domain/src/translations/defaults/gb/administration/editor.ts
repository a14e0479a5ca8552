import type { EditorTextKey } from '../../../keys/administration/editor-text-keys.ts';

/** The form builder's texts in British English. */
export const editor: Readonly<Record<EditorTextKey, string>> = {
  // Terms of the specification and design
  'admin.newField': 'new field',
  'admin.newGroup': 'new group',
  'admin.copyName': '{name} (copy)',
  'admin.unnamedField': 'field without a label',
  'admin.unnamedGroup': 'group without a name',
  // They follow “field” and “group” in a finding, in place of the name
  'admin.withoutLabel': 'without a label',
  'admin.withoutName': 'without a name',
  'admin.theForm': 'the form',
  'admin.addFieldsToGroup': 'Add Fields to Group',
  'admin.deleteGroup': 'Delete Group',
  'admin.keepGroup': 'Keep',
  'admin.deleteGroupQuestion':
    'Are you sure you want to delete {name} group? This will delete all fields in the group.',
  'admin.deleteFormQuestion': 'Are you sure you want to delete this form?',
  'admin.formDeleted': 'Form deleted successfully!',
  'admin.formSaved': 'Form saved successfully!',
  'admin.structureNotLoaded': 'Vault structure is not loaded',
  'admin.addPredefinedProperty': 'Add Predefined Property',
  'admin.return': 'Return',

  // Save state
  'admin.save.nothing': 'Nothing to save',
  'admin.save.unsaved': 'Unsaved changes',
  'admin.save.saving': 'Saving…',
  'admin.save.failed': 'The form could not be saved. Your changes are still here.',
  'admin.save.offline': 'No network connection. Your changes are still here.',
  'admin.save.signedOut': 'Sign in again to save. Your changes are kept.',
  'admin.save.conflict': 'Somebody else has saved this form',
  'admin.save.keepMine': 'Keep mine',
  'admin.save.loadTheirs': 'Load theirs',
  'admin.save.downloadMine': 'Download mine',
  'admin.save.gone': 'Somebody else has deleted this form',
  'admin.save.storeAgain': 'Save it again',

  // Actions
  'admin.command.save': 'Save',
  'admin.command.undo': 'Undo',
  'admin.command.redo': 'Redo',
  'admin.command.moveUp': 'Move up',
  'admin.command.moveDown': 'Move down',
  'admin.command.moveTo': 'Move to…',
  'admin.command.makeShort': 'Make short',
  'admin.command.makeLong': 'Make long',
  'admin.command.duplicate': 'Duplicate',
  'admin.command.delete': 'Delete',
  'admin.command.select': 'Select',
  'admin.command.stepOut': 'Clear the selection',
  'admin.command.rename': 'Rename',
  'admin.command.addBelow': 'Add below',
  'admin.command.nextMissing': 'Next missing text',
  'admin.command.nextRegion': 'Next part of the window',
  'admin.command.help': 'Keyboard shortcuts',
  'admin.undoStep': 'Undo: {step}',
  'admin.redoStep': 'Redo: {step}',
  'admin.nothingToUndo': 'Nothing to undo',
  'admin.nothingToRedo': 'Nothing to redo',

  // Steps of the history, after “Undo:”
  'admin.step.addField': 'add {type} field',
  'admin.step.addGroup': 'add group',
  'admin.step.deleteField': 'delete field {name}',
  'admin.step.deleteGroup': 'delete group {name}',
  'admin.step.move': 'move {name}',
  'admin.step.duplicate': 'duplicate {name}',
  'admin.step.formName': 'edit form title',
  'admin.step.formDescription': 'edit form description',
  'admin.step.listDescription': 'edit description in the form list',
  'admin.step.groupName': 'edit group label {name}',
  'admin.step.label': 'edit label {name}',
  'admin.step.description': 'edit description of {name}',
  'admin.step.groupDescription': 'edit description of group {name}',
  'admin.step.checkMessage': 'edit message of a check',
  'admin.step.short': 'make {name} short',
  'admin.step.long': 'make {name} long',
  'admin.step.required': 'make {name} required',
  'admin.step.optional': 'make {name} optional',
  'admin.step.settings': 'change the range of {name}',
  'admin.step.property': 'change the vault property of {name}',
  'admin.step.publishing': 'change publishing',
  'admin.step.checkAnswers': 'change checking answers',
  'admin.step.objectType': 'change the object type',
  'admin.step.class': 'change the class',
  'admin.step.attachments': 'change attachment rules',
  'admin.step.addPredefined': 'add predefined property',
  'admin.step.removePredefined': 'remove predefined property',
  'admin.step.predefined': 'change predefined property',
  'admin.step.identity': 'change identification',
  'admin.step.summary': 'change the summary PDF',
  'admin.step.title': 'edit the object title',
  'admin.step.import': 'import a backup',
  'admin.step.importTexts': 'import translations',
  'admin.step.theirs': 'load the other version',
  'admin.step.restore': 'restore an earlier version',
  'admin.step.dropKept': 'drop the restored changes',

  // Announcements
  'admin.placeInForm': 'position {n} of {all} in the form',
  'admin.placeInGroup': 'position {n} of {all} in group {group}',
  'admin.said.addedField': 'Added {type} field, {place}.',
  'admin.said.addedGroup': 'Added group, {place}.',
  'admin.said.deleted': 'Deleted {name}. Press Ctrl Z to undo.',
  'admin.said.duplicated': 'Duplicated {name}, {place}.',
  'admin.said.moved': 'Moved {name}, {place}.',
  'admin.said.movedUp': 'Moved {name} up, now {n} of {all} in {where}.',
  'admin.said.movedDown': 'Moved {name} down, now {n} of {all} in {where}.',
  'admin.said.movedOut': 'Moved {name} out of {group}, {place}.',
  'admin.said.pickedUp': 'Picked up {name}. Use arrow keys, Space drops, Esc cancels.',
  'admin.said.dragCancelled': 'Moving {name} was cancelled.',
  'admin.said.short': '{name} is now short.',
  'admin.said.long': '{name} is now long.',
  'admin.said.required': '{name} is now required.',
  'admin.said.optional': '{name} is now optional.',
  'admin.said.optionsEmptied': 'The options of {name} came from the other property and were removed.',
  'admin.said.optionsLoaded.one': '{n} option loaded for {name}.',
  'admin.said.optionsLoaded.other': '{n} options loaded for {name}.',
  'admin.said.classFollowed': 'The class is now {name}.',
  'admin.said.noClass': 'This object type has no class.',
  'admin.said.valueEmptied': 'The value was emptied, because it belonged to the other property.',
  'admin.said.identityWithdrawn': 'Identification is off, and no details are taken from it.',
  'admin.said.language.one': 'Editing in {name}. {n} text is missing.',
  'admin.said.language.other': 'Editing in {name}. {n} texts are missing.',
  'admin.said.languageWhole': 'Editing in {name}. No texts are missing.',
  'admin.said.undone': 'Undone: {step}.',
  'admin.said.redone': 'Redone: {step}.',
  'admin.said.saved': 'Saved.',
  'admin.said.imported': 'The backup has been imported. Press Ctrl Z to undo.',
  'admin.said.theirsLoaded': 'The other version has been loaded. Press Ctrl Z to get yours back.',
  'admin.said.restored': 'The earlier version has been restored.',
  'admin.said.keptDropped': 'The restored changes have been dropped. Press Ctrl Z to get them back.',

  // Why a backup is not imported
  'admin.import.tooLarge':
    'The file is too large for a backup. The largest one is {max} MB. Nothing was changed.',
  'admin.import.notJson': 'The file is not a backup: it is not JSON. Nothing was changed.',
  'admin.import.notForm': 'The file is not a backup of a form. Nothing was changed.',
  'admin.import.same': 'The backup is the same as the form. Nothing was changed.',
  'admin.import.newer': 'The backup was made with a newer version of the portal. Nothing was changed.',
  'admin.import.conditionTooLarge':
    'The condition {path} has more than 50 tests or 6 levels. Nothing was changed.',
  'admin.import.tooDeep': 'Something in the file is nested too deeply. Nothing was changed.',
  'admin.import.wrongPart': 'Something is wrong in the backup: {path}. Nothing was changed.',
  'admin.import.repeated': 'The backup uses one identifier twice: {id}. Nothing was changed.',
  'admin.import.dangling':
    'The backup refers to a field or group that it does not contain: {id}. Nothing was changed.',
  'admin.import.misplaced':
    'In the backup, a field or group is missing from the layout or in two places: {id}. Nothing was changed.',
  'admin.import.unknownType':
    'The backup has field types that this portal does not know: {types}. Nothing was changed.',

  // Findings of the mapping check
  'admin.finding.form-name-missing': 'The form has no title.',
  'admin.finding.no-fields': 'The form has no fields.',
  'admin.finding.type-unknown':
    'The field {name} is of a type that this portal does not know: {type}. Visitors cannot answer it.',
  'admin.finding.label-missing': 'A field has no label ({fieldType}).',
  'admin.finding.label-duplicate': 'Two fields have the label {name}. Visitors cannot tell them apart.',
  'admin.finding.group-name-missing': 'A group has no name.',
  'admin.finding.group-empty': 'The group {name} has no fields.',
  'admin.finding.texts-missing.one': '{n} text is missing in {language}.',
  'admin.finding.texts-missing.other': '{n} texts are missing in {language}.',
  'admin.finding.own-setting': 'Correct the settings of the field {name}: {reason}.',
  'admin.finding.link-vague':
    'The link “{link}” does not say where it leads. Write the name of the page instead.',
  'admin.finding.property-gone': 'The vault no longer has the property {id} of the field {name}.',
  'admin.finding.property-not-offered':
    'The property {property} no longer fits the field {name}. Choose another one.',
  'admin.finding.property-type-changed':
    'The property {property} of the field {name} now has another data type in the vault. Saving the form adopts it.',
  'admin.finding.property-shared':
    'The field {name} and the field {other} fill the same property. Only the first one answered is stored.',
  'admin.finding.property-overridden':
    'The answer to the field {name} does not reach its property, which has a predefined value.',
  'admin.finding.answer-not-kept':
    'The answer to the field {name} would be lost: it has no property, and the summary PDF is off.',
  'admin.finding.options-missing': 'The field {name} has no options. Choose a vault property and load them.',
  'admin.finding.options-drift':
    'The value list of the field {name} has changed: {added} new, {removed} gone. Reload the options.',
  'admin.finding.object-type-gone': 'The vault has no object type {id} that forms may create.',
  'admin.finding.class-missing': 'No class is chosen for the form.',
  'admin.finding.class-gone':
    'The class {id} does not belong to the object type of the form. Choose another one.',
  'admin.finding.class-property-missing':
    'The class must have {property}, but no field and no predefined property sets it.',
  'admin.finding.class-property-optional':
    'The class must have {property}, but the field {name} may be left empty. Make it required.',
  'admin.finding.class-property-computed':
    'The class must have {property}. Make sure that the formula of the field {name} always gives a value, for example with or(…; 0).',
  'admin.finding.predefined-not-chosen': 'A predefined property is not chosen yet.',
  'admin.finding.predefined-gone': 'The vault no longer has the predefined property {id}.',
  'admin.finding.predefined-type-changed':
    'The predefined property {property} has another data type in the vault now. Choose it again.',
  'admin.finding.predefined-empty': 'The predefined property {property} has no value.',
  'admin.finding.predefined-item-gone':
    'The value of {property} is no longer in its value list. Choose another one.',
  'admin.finding.identity-unavailable':
    'Suomi.fi identification is not configured on this server: nobody can identify.',
  'admin.finding.answers-only-pdf': 'Answers to {names} are stored only in the PDF.',
  'admin.finding.file-size-zero': 'The largest file is 0 MB, so nothing can be attached.',
  'admin.finding.identity-not-mapped':
    'The form asks for identification, but the site settings map no details to properties.',
  'admin.finding.identity-attribute-not-mapped':
    '{attribute}: the site settings do not map this detail to a property.',
  'admin.finding.title-field-gone': 'The object title names a field that the form no longer has.',
  'admin.finding.extension-refused':
    'Files ending in .{extension} are never accepted, though the form allows them.',
  'admin.finding.rule-question-gone':
    'A rule of {name} refers to a question that the form no longer has. It is not followed.',
  'admin.finding.rule-question-later':
    'A rule of {name} refers to {other}, which comes later. It is not followed.',
  'admin.finding.rule-question-kind':
    'A rule of {name} compares {other} with a value that does not fit it. It is not followed.',
  'admin.finding.rule-row-outside-list':
    'A rule of {name} needs one value, but {other} has one for each row. Use it in sum, count, min, max or average.',
  'admin.finding.rule-option-gone': 'A rule of {name} refers to an option that {other} no longer has.',
  'admin.finding.rule-formula-invalid': 'The formula of {name} cannot be computed.',
  'admin.finding.formula-type-wrong':
    'The answer to {name} is computed, so the field has to be of type Number.',
  'admin.finding.formula-property-wrong':
    'The answer to {name} is computed, so its property has to take numbers or text.',
  'admin.finding.rule-never-holds': 'A condition of {name} can never hold, whatever is answered.',
  'admin.finding.rule-always-holds': 'A condition of {name} always holds, whatever is answered.',
  'admin.finding.rule-free-text':
    'A rule of {name} compares the free text of {other}, which visitors write in several languages.',
  'admin.finding.rule-at-least-zero':
    'A condition of {name} asks whether {other} is at least 0, as nearly every answer is. Enter the value to compare with.',
  'admin.finding.check-message-missing': 'A check of the form has no message in the default language.',
  'admin.finding.class-property-not-asked':
    'The class must have {property}, but the field {name} is not always asked. Predefine a value, or make the property optional in the vault.',
  'admin.finding.class-property-no-rows':
    'The class must have {property}, but the group {name} may be left without rows. Ask for at least one row, or predefine a value.',
  'admin.finding.class-property-in-lines':
    'The class must have {property}, but the field {name} does not set it: the rows of its group become lines of another property.',
  'admin.finding.class-property-sometimes':
    'The class must have {property}, but a condition decides whether its predefined value is set. When nothing sets the property, the vault refuses the submission.',
};
