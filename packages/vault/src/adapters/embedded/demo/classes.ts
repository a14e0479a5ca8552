import { builtInProperties } from '@form-portal/domain';
import type { SeedClass } from '../structure/structure-seed.ts';
import { vaultClass } from './define.ts';
import { demoClasses, demoObjectTypes, demoWorkflows } from './ids.ts';

const { keywords, workflow, state } = builtInProperties;

/** Identification and contact details, which every class that a person fills in may carry. */
const person = [1010, 1000, 1030, 1031, 1024, 1001, 1032, 1033, 1034, 1035, 1036, 1002, 1037];
const handling = [1069, workflow, state, keywords];

const documents: readonly SeedClass[] = [
  vaultClass(demoClasses.reviewRequest, ['Oikaisuvaatimus', 'Begäran om omprövning', 'Request for review'], {
    objectType: demoObjectTypes.document,
    required: [1038, 1039],
    optional: [...person, 1003, keywords],
  }),
  vaultClass(
    demoClasses.informationRequest,
    ['Tietopyyntö', 'Begäran om information', 'Information request'],
    {
      objectType: demoObjectTypes.document,
      required: [1039],
      optional: [1038, ...person, 1043, keywords],
    },
  ),
];

const cases: readonly SeedClass[] = [
  vaultClass(demoClasses.contactRequest, ['Yhteydenotto', 'Kontaktbegäran', 'Contact request'], {
    objectType: demoObjectTypes.case,
    workflow: demoWorkflows.feedbackHandling,
    required: [1039],
    optional: [1038, 1041, 1042, 1043, 1011, 1012, ...person, ...handling],
  }),
  vaultClass(demoClasses.feedback, ['Palaute', 'Respons', 'Feedback'], {
    objectType: demoObjectTypes.case,
    workflow: demoWorkflows.feedbackHandling,
    required: [1040, 1039, 1069],
    optional: [
      1038,
      1041,
      1044,
      1045,
      1042,
      1043,
      1012,
      1011,
      1025,
      1015,
      ...person,
      workflow,
      state,
      keywords,
    ],
  }),
  vaultClass(demoClasses.grantApplication, ['Avustushakemus', 'Bidragsansökan', 'Grant application'], {
    objectType: demoObjectTypes.case,
    workflow: demoWorkflows.caseHandling,
    required: [1057, 1046, 1053, 1036, 1047, 1049, 1052],
    optional: [
      ...[
        1071, 1054, 1012, 1002, 1011, 1004, 1048, 1058, 1050, 1051, 1060, 1059, 1061, 1062, 1055, 1015, 1005,
      ],
      ...handling,
    ],
  }),
  vaultClass(
    demoClasses.buildingPermit,
    ['Rakentamislupahakemus', 'Bygglovsansökan', 'Building permit application'],
    {
      objectType: demoObjectTypes.case,
      workflow: demoWorkflows.caseHandling,
      required: [1006, 1013, 1017],
      optional: [
        ...[1018, 1004, 1020, 1027, 1007, 1016, 1028, 1009, 1023, 1008, 1022, 1014, 1003, 1021, 1019, 1026],
        ...[1029, 1005, 1011, 1015, 1025, ...person, ...handling],
      ],
    },
  ),
  vaultClass(
    demoClasses.schoolTransport,
    ['Koulukuljetushakemus', 'Ansökan om skolskjuts', 'School transport application'],
    {
      objectType: demoObjectTypes.case,
      workflow: demoWorkflows.caseHandling,
      required: [1067, 1056],
      optional: [1068, 1049, 1050, 1005, 1055, ...person, ...handling],
    },
  ),
  vaultClass(demoClasses.noiseNotification, ['Meluilmoitus', 'Bulleranmälan', 'Noise notification'], {
    objectType: demoObjectTypes.case,
    workflow: demoWorkflows.caseHandling,
    required: [1044, 1049, 1050, 1019],
    optional: [1012, 1002, 1036, 1005, ...handling],
  }),
];

const courses: readonly SeedClass[] = [
  vaultClass(
    demoClasses.courseRegistration,
    ['Kurssi-ilmoittautuminen', 'Kursanmälan', 'Course registration'],
    {
      objectType: demoObjectTypes.case,
      workflow: demoWorkflows.caseHandling,
      required: [1000, 1010, 1036, 1070],
      optional: [1002, 1005, ...handling],
    },
  ),
];

const bookings: readonly SeedClass[] = [
  vaultClass(demoClasses.facilityBooking, ['Tilavaraus', 'Lokalbokning', 'Facility booking'], {
    objectType: demoObjectTypes.booking,
    required: [1063, 1064, 1065],
    optional: [1066, 1046, 1012, 1005, ...person, keywords],
  }),
];

/** Classes of the demo structure. */
export const demoClassSeeds: readonly SeedClass[] = [...documents, ...cases, ...courses, ...bookings];
