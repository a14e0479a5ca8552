import type { AttachmentTextKey } from '../../../keys/visitors/attachment-text-keys.ts';

/** Texts of attachments in Finnish. */
export const attachments: Readonly<Record<AttachmentTextKey, string>> = {
  // Attachments
  attachments: 'Liitteet',
  otherAttachments: 'Muut liitteet',
  chooseFiles: 'Valitse tiedostot',
  dropFiles: 'tai vedä ja pudota tiedostot tähän',
  dropHere: 'Pudota tiedostot mihin tahansa kohtaan sivulla',
  attachmentRules: 'Sallitut tiedostot: {types}. Yhden tiedoston enimmäiskoko on {n} Mt.',
  attachmentTotal: 'Enintään {n} tiedostoa, yhteensä enintään {max} Mt.',
  attachedFiles: 'Liitetyt tiedostot',
  removeFile: 'Poista {name}',
  remove: 'Poista',
  replaceFile: 'Korvaa {name}',
  replace: 'Korvaa',
  fileRemoved: '{name} poistettiin',
  fileRestored: '{name} palautettiin',
  undo: 'Kumoa',
  removeRow: 'Poista {row}',
  addRow: 'Lisää rivi',
  rowAdded: 'Lisätty: {row}',
  rowRemoved: 'Poistettu: {row}',
  rowsAtMost: 'Enintään {max} riviä',
  fileReady: 'Valmis lähetettäväksi',
  fileChecking: 'Tarkistetaan',
  fileUploading: 'Lähetetään, {n} %',
  fileSent: 'Lähetetty',
  'filesAdded.one': '{n} tiedosto lisätty',
  'filesAdded.other': '{n} tiedostoa lisätty',
  'filesRejected.one': '{n} tiedosto hylätty',
  'filesRejected.other': '{n} tiedostoa hylätty',
  filesChooseAgain: 'Valitse nämä tiedostot uudelleen: {names}',
  filesNotAskedFor:
    'Näitä tiedostoja ei lähetetä, koska vastaustesi perusteella niitä ei enää pyydetä: {names}',
  stagedFiles: 'Jo liitetyt tiedostot',
  stagedFilesHelp:
    'Näitä ei tarvitse valita uudelleen: ne säilyvät tunnin. Rastita tiedosto, jos haluat poistaa sen.',
  pastedPicture: 'Liitetty kuva',
  errorFileSize: 'Tiedosto on liian suuri. Enimmäiskoko on',
  errorFileType: 'Tämän tyyppistä tiedostoa ei voi liittää.',
  errorNoFileTypes: 'Tähän lomakkeeseen ei voi liittää tiedostoja.',
  megabytes: '{n} Mt',
  images: 'Kuvat',
  documents: 'Asiakirjat',
  videos: 'Videot',
  audio: 'Ääni',
  archives: 'Pakatut tiedostot',
  code: 'Ohjelmakoodi',

  // Problems of attachments
  'problem.contentDiffers':
    'Tiedoston {name} sisältö ei vastaa sen nimen päätettä. Tallenna tiedosto uudelleen oikeassa muodossa.',
  'problem.fileInfected': 'Tiedostosta {name} löytyi virus. Poista tiedosto tai valitse toinen.',
  'problem.fileNameInvalid':
    'Tiedoston nimeä ei voi käyttää. Anna tiedostolle lyhyempi nimi ilman erikoismerkkejä.',
  'problem.fileEmpty': 'Tiedosto {name} on tyhjä. Valitse toinen tiedosto.',
  'problem.fileUnreadable': 'Tiedostoa {name} ei voitu lukea. Valitse se uudelleen.',
  'problem.fileGone': 'Tiedosto {name} ei ole enää tallessa. Valitse se uudelleen.',
  'problem.requestedFileUnknown':
    'Tiedosto {name} ei kuulu mihinkään, mitä lomakkeella pyydetään. Liitä se uudelleen.',
  'problem.requestedFileMissing': '{label}: liitä tiedosto.',
  'problem.requestedFileOrState': '{label}: liitä tiedosto tai kerro, miten toimitat sen.',
  'problem.tooManyRequestedFiles': '{label}: liitä enintään {max} tiedostoa.',
  'problem.tooManyFiles': 'Liitä enintään {max} tiedostoa.',
  'problem.filesTooLarge': 'Tiedostot ovat yhteensä liian suuret. Enimmäiskoko yhteensä on',
};
