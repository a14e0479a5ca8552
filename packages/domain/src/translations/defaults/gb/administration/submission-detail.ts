import type { SubmissionDetailTextKey } from '../../../keys/administration/submission-detail-text-keys.ts';

/** The texts of one submission's details in British English. */
export const submissionDetail: Readonly<Record<SubmissionDetailTextKey, string>> = {
  'admin.submissions.verifiedDetails': 'Verified details',
  'admin.submissions.fullPdfTitle': 'Download the PDF with identity codes?',
  'admin.submissions.fullPdfExplained':
    'The file holds the identity codes in full. The audit log records who downloaded it and when.',
  'admin.submissions.fullPdfDownload': 'Download',
  'admin.submissions.stepped': '{number} / {all}, {name}',
  'admin.submissions.answerCount.one': '{n} answer',
  'admin.submissions.answerCount.other': '{n} answers',
  'admin.submissions.computed': 'computed',
  'admin.submissions.notAsked': 'Not asked ({n})',
  'admin.submissions.inRow': '{question} (row {n})',
  'admin.submissions.searchedFor': 'Search “{q}”',
  'admin.submissions.stored': 'The submission is safe here.',
  'admin.submissions.object': 'Object {object} in the vault',
  'admin.submissions.openObject': 'Open object {object} in the vault',
  'admin.submissions.failure.unreachable': 'The vault cannot be reached.',
  'admin.submissions.failure.unreachableHelp':
    'Check that the vault is running and that the network reaches it.',
  'admin.submissions.failure.credentialsRejected': 'The vault does not accept the portal’s account.',
  'admin.submissions.failure.credentialsRejectedHelp':
    'Check the user name and password that the portal uses.',
  'admin.submissions.failure.vaultClosed': 'The portal’s account has no access to this vault.',
  'admin.submissions.failure.vaultClosedHelp': 'Ask the administrator of the vault for access.',
  'admin.submissions.failure.forbidden': 'The portal’s account may not store this in the vault.',
  'admin.submissions.failure.forbiddenHelp':
    'Ask the administrator of the vault for the right to the class and its properties.',
  'admin.submissions.failure.notFound': 'Something that the form refers to is not in the vault.',
  'admin.submissions.failure.notFoundHelp':
    'Correct the form or the structure of the vault, then deliver again.',
  'admin.submissions.failure.invalidObject': 'The vault did not accept the content of this submission.',
  'admin.submissions.failure.invalidObjectHelp':
    'The form and the structure of the vault do not match: a value is missing, of the wrong kind or too long. Correct one of them, then deliver again.',
  'admin.submissions.failure.conflict': 'Something else was changing the same object in the vault.',
  'admin.submissions.failure.busy': 'The vault is too busy.',
  'admin.submissions.failure.unexpectedResponse':
    'The vault gave a response that the portal does not understand.',
  'admin.submissions.failure.unexpectedResponseHelp':
    'Check the address of the vault, and anything between it and the portal, such as a proxy.',
  'admin.submissions.failure.notPrepared': 'The portal could not prepare this submission for the vault.',
  'admin.submissions.failure.notPreparedHelp': 'The portal’s log says why.',
  'admin.submissions.failure.notRendered': 'The summary PDF of this submission cannot be created.',
  'admin.submissions.failure.notRenderedHelp':
    'The portal’s log says why. Without the summary it can be delivered at once: switch the summary off in the settings of the form, publish the form, then deliver again.',
  'admin.submissions.refusedPart.unknownClass': 'The vault has no class “{class}”.',
  'admin.submissions.refusedPart.class': 'The vault did not accept an object of the class “{class}”.',
  'admin.submissions.refusedPart.unknown':
    'The vault has no property “{property}”, which the form stores a value in (class “{class}”).',
  'admin.submissions.refusedPart.missing':
    '“{property}” is missing: every object of the class “{class}” must have it.',
  'admin.submissions.refusedPart.wrongKind':
    'The value of “{property}” (class “{class}”) is of another kind than the vault expects.',
  'admin.submissions.refusedPart.tooLong': 'The value of “{property}” (class “{class}”) is too long.',
  'admin.submissions.refusedPart.noItem':
    'The value of “{property}” (class “{class}”) is not in its value list.',
  'admin.submissions.refusedPart.value':
    'The vault did not accept the value of “{property}” (class “{class}”).',
  'admin.submissions.refusedPart.question': 'Question: {question}.',
  'admin.vault.ofSubmission': 'Created from submission {reference}',
  // Bulk actions
  'admin.submissions.bulkActions': 'Actions on the ticked submissions',
  'admin.submissions.ticked.one': '{n} ticked',
  'admin.submissions.ticked.other': '{n} ticked',
  'admin.submissions.tick': 'Tick {reference}',
  'admin.submissions.tickAll': 'Tick all that are listed',
  'admin.submissions.untick': 'Untick all',
  'admin.submissions.bulkDeliver.one': 'Deliver again ({n})',
  'admin.submissions.bulkDeliver.other': 'Deliver again ({n})',
  'admin.submissions.bulkDelivering': 'Delivering the ticked submissions',
  'admin.submissions.bulkRemove.one': 'Remove from the portal ({n})',
  'admin.submissions.bulkRemove.other': 'Remove from the portal ({n})',
  'admin.submissions.bulkRemoving': 'Removing the ticked submissions',
  'admin.submissions.bulkRemoved.one': '{n} submission was removed from the portal.',
  'admin.submissions.bulkRemoved.other': '{n} submissions were removed from the portal.',
  'admin.submissions.bulkRemoveTitle.one': 'Remove {n} submission from the portal?',
  'admin.submissions.bulkRemoveTitle.other': 'Remove {n} submissions from the portal?',
  'admin.submissions.bulkRemoveHelp':
    'Answers and files are removed from the portal. Objects in the vault stay.',
  'admin.submissions.bulkRemoveLost.one':
    '{n} of them is not in the vault: its answers and files are lost for good.',
  'admin.submissions.bulkRemoveLost.other':
    '{n} of them are not in the vault: their answers and files are lost for good.',
  'admin.submissions.bulkStopped.one': 'Stopped: {n} was left as it is.',
  'admin.submissions.bulkStopped.other': 'Stopped: {n} were left as they are.',
  'admin.submissions.bulkFailed.one': 'It did not work for {n}:',
  'admin.submissions.bulkFailed.other': 'It did not work for {n}:',
  // Test submissions
  'admin.submissions.tests': 'Test submissions',
  'admin.submissions.test': 'Test',
  'admin.submissions.testKept': 'Test, not delivered',
  'admin.submissions.removeTests': 'Remove all test submissions',
  'admin.submissions.removeTestsTitle': 'Remove all test submissions from the portal?',
  'admin.submissions.removeTestsHelp':
    'Those of every form are removed. Objects that were delivered stay in the vault.',
  'admin.submissions.testsRemoved.one': '{n} test submission was removed.',
  'admin.submissions.testsRemoved.other': '{n} test submissions were removed.',
};
