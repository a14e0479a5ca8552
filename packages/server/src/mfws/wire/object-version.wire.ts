import type { VaultObjectFile, VaultObjectVersion, VaultViewer } from '@form-portal/vault';
import { withoutFraction } from '../objects/instants.ts';
import { derivedGuid, guidToWire } from './guid.wire.ts';

/** Represents the absence of an instant. */
const never = '1601-01-01T00:00:00Z';

/**
 * An object in the format of the service, with every member that clients are known to read (docs/protocols/m-files.md#objects).
 */
export function objectVersionToWire(object: VaultObjectVersion, viewer: VaultViewer) {
  const { checkedOut } = object;
  const [created, modified] = [withoutFraction(object.created), withoutFraction(object.modified)];
  const checkedOutAt = checkedOut === null ? never : withoutFraction(checkedOut.at);
  const displayId = String(object.id);
  return {
    Title: object.title,
    EscapedTitleWithID: escapedTitle(object),
    DisplayID: displayId,
    ObjVer: { Type: object.type, ID: object.id, Version: object.version, VersionType: 4 },
    ObjectGUID: guidToWire(object.guid),
    Class: object.class,
    ...moments('Created', created),
    ...moments('LastModified', modified),
    ...moments('CheckedOutAt', checkedOutAt),
    CheckedOutTo: checkedOut?.account ?? 0,
    CheckedOutToUserName: checkedOut?.name ?? '',
    ObjectCheckedOut: checkedOut !== null,
    ObjectCheckedOutToThisUser: checkedOut?.account === viewer.account,
    SingleFile: object.singleFile,
    Files: object.files.map((file) => fileToWire(file, object)),
    Deleted: object.deleted,
    IsStub: false,
    HasAssignments: false,
    HasRelationshipsFrom: false,
    HasRelationshipsTo: false,
    HasRelationshipsFromThis: false,
    HasRelationshipsToThis: false,
    ThisVersionLatestToThisUser: object.version >= object.latestVersion,
    VisibleAfterOperation: true,
    LatestCheckedInVersion: object.latestVersion,
    PathInIDView: `${String(object.type)}\\${idFolder(object.id)}\\${displayId}\\S\\v${String(object.version)}`,
    ObjectVersionFlags: 0,
    ObjectFlags: 68,
    ObjectCapabilityFlags: -1,
    Score: 0,
    LastAccessedByMe: never,
    AccessedByMeUtc: never,
    AccessedByMe: never,
    propertyID: 0,
    BaseProperties: [],
  };
}

/** A file of a version. */
export function fileToWire(file: VaultObjectFile, object: VaultObjectVersion) {
  const modified = withoutFraction(object.modified);
  return {
    ID: file.id,
    Version: object.version,
    Name: file.name,
    EscapedName: fileName(file),
    Extension: file.extension,
    Size: file.size,
    LastModified: modified,
    ChangeTimeUtc: modified,
    ChangeTime: modified,
    CreatedUtc: withoutFraction(object.created),
    CreatedDisplayValue: withoutFraction(object.created),
    LastModifiedDisplayValue: modified,
    FileGUID: guidToWire(derivedGuid('file', object.guid, String(file.id))),
    FileVersionType: 3,
  };
}

/** The full name of a file. */
export function fileName({ name, extension }: Pick<VaultObjectFile, 'name' | 'extension'>): string {
  return extension === '' ? name : `${name}.${extension}`;
}

/** An instant under its three names. The service's own zone is UTC. */
function moments<N extends string>(name: N, instant: string) {
  const members = { [`${name}Utc`]: instant, [name]: instant, [`${name}DisplayValue`]: instant };
  return members as Record<N | `${N}Utc` | `${N}DisplayValue`, string>;
}

function escapedTitle({ title, type, id, singleFile, files: [file] }: VaultObjectVersion): string {
  if (type !== 0) return `${title} (ID ${String(type)}-${String(id)})`;
  const ending = singleFile && file !== undefined && file.extension !== '' ? `.${file.extension}` : '';
  return `${title} (ID ${String(id)})${ending}`;
}

/** Objects are shown in folders of a thousand. */
function idFolder(id: number): string {
  const thousand = Math.floor((id - 1) / 1000) * 1000;
  return `${String(thousand + 1)}-${String(thousand + 1000)}`;
}
