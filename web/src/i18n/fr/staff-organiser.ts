// SPDX-License-Identifier: MIT
import type { staffOrganiser as english } from '../en/staff-organiser';
import { plural } from './grammar';

const pupils = (count: number) => plural(count, 'élève', 'élèves');

/** The words of the pages of organisers. */
export const staffOrganiser: typeof english = {
  pages: {
    contests: 'Concours',
    notices: 'Avis',
    teachers: 'Enseignants',
  },
  stages: {
    draft: 'brouillon',
    checked: 'vérifié',
    open: 'ouvert',
    closed: 'fermé',
    marked: 'provisoire',
    published: 'officiel',
  },
  list: {
    none: 'Il n’y a pas encore de concours. La commande reckon contest draw en tire un.',
    counts: (entrants: number, handedIn: number) =>
      `${pupils(entrants)}, ${plural(handedIn, 'copie rendue', 'copies rendues')}`,
  },
  tabsLabel: 'Parties de ce concours',
  tabs: {
    life: 'Étapes',
    live: 'En direct',
    questions: 'Questions',
    results: 'Résultats',
    pupils: 'Exclusions',
    data: 'Données',
  },
  life: {
    label: 'Étapes du concours',
    about: {
      draft: 'Les questions peuvent encore changer. La commande reckon contest check les fige.',
      checked: 'Les questions sont figées. Le concours ouvre à l’heure de chaque école.',
      open: 'Les élèves peuvent commencer. Les enseignants accordent du temps ; une question fautive peut être neutralisée.',
      closed: 'Personne ne peut plus commencer. Corrigez les copies quand tout le monde a fini.',
      marked:
        'Les résultats sont provisoires : seuls les organisateurs les voient. Regardez d’abord les questions.',
      published:
        'Les résultats sont officiels : élèves et enseignants les voient. La commande reckon contest practice prépare un dossier d’entraînement.',
    },
    revision: (revision: number) => `Les notes en sont à la révision ${revision}.`,
    mark: 'Corriger',
    markAgain: 'Corriger de nouveau',
    markSure: 'Corriger toutes les copies rendues ? Seuls les organisateurs voient les notes.',
    markAgainSure:
      'Corriger de nouveau toutes les copies ? Cela crée une nouvelle révision des notes.',
    markYes: 'Oui, corriger',
    markDone: (attempts: number, revision: number) =>
      `${plural(attempts, 'copie corrigée', 'copies corrigées')} : révision ${revision}.`,
    publish: 'Rendre officiel',
    publishSure:
      'Montrer les résultats, les solutions et les diplômes à tous les élèves et enseignants ?',
    publishYes: 'Oui, rendre officiel',
    publishDone: 'Les résultats sont officiels.',
    unpublish: 'Revenir au provisoire',
    unpublishSure:
      'Retirer les résultats ? Élèves et enseignants ne les voient plus ; ce qui est imprimé reste.',
    unpublishYes: 'Oui, les retirer',
    unpublishDone: 'Les résultats sont de nouveau provisoires.',
    checklist: 'Liste de contrôle',
    fine: 'fait',
    open: 'à faire',
  },
  window: {
    title: 'Horaires',
    about: 'Les élèves peuvent commencer entre ces heures, à l’heure de leur école.',
    opens: 'Ouverture',
    closes: 'Fermeture',
    set: 'Fixer l’horaire',
    sure: (opens: string, closes: string) =>
      `Ouvrir le concours du ${opens} au ${closes}, à l’heure de chaque école ?`,
    yes: 'Oui, le fixer',
    done: 'L’horaire est fixé.',
    zones: 'Horaires par fuseau',
    zone: 'Fuseau',
    groups: 'Groupes',
    there: 'Heure locale',
    here: 'À l’heure de cet appareil',
    shifted: 'Groupes avec un horaire à eux',
    shift: (minutes: number) =>
      minutes > 0 ? `${minutes} minutes plus tard` : `${-minutes} minutes plus tôt`,
    openUntil: (time: string) => `ouvert jusqu’au ${time}`,
  },
  live: {
    title: 'Effectifs en direct, par école',
    school: 'École',
    groups: 'Groupes',
    entrants: 'Élèves',
    entered: 'Entrés',
    running: 'En train d’écrire',
    handed_in: 'Copies rendues',
    all: 'Total',
  },
  questions: {
    title: 'Questions',
    later: 'Les chiffres viendront quand les copies seront corrigées.',
    question: 'Question',
    kind: 'Type',
    levels: 'Niveaux',
    points: 'Points',
    answered: 'Réponses',
    right: 'Justes',
    note: 'À regarder',
    notes: { nobody_right: 'personne n’a juste', everybody_right: 'tout le monde a juste' },
    counts: 'Compte',
    voided: { no: 'comme corrigée', all: 'pour tous', none: 'pour personne' },
    voidOf: (q: string, voided: string) => `${q} compte ${voided} : changer`,
    voidTitle: (q: string) => `Une erreur dans ${q} ?`,
    voidAbout: 'Une question ne change plus dès que des élèves l’ont eue. On peut la neutraliser.',
    choices: {
      no: 'La compter comme elle est corrigée',
      all: 'Donner ses points à tous ceux qui l’ont eue',
      none: 'Ne la compter pour personne : le maximum baisse',
    },
    same: 'C’est ainsi qu’elle compte maintenant.',
    trying: 'Un instant : l’effet est calculé.',
    effect: (count: number) =>
      count < 2
        ? `Les points de ${count} élève changent.`
        : `Les points de ${count} élèves changent.`,
    parts: (more: number, less: number) => `${more} en gagnent, ${less} en perdent.`,
    most: (before: number, after: number) =>
      `Le maximum passe de ${before} à ${plural(after, 'point', 'points')}.`,
    sameMost: (most: number) => `Le maximum reste de ${plural(most, 'point', 'points')}.`,
    voidYes: 'La compter ainsi',
  },
  results: {
    wait: 'Il y aura des résultats quand les copies seront corrigées.',
    state: {
      marked: 'Ces résultats sont provisoires : seuls les organisateurs les voient.',
      published: 'Ces résultats sont officiels.',
    },
    few: 'Moins de cinq élèves : aucun chiffre n’est montré.',
    mean: (count: string, mean: string) => `${count} élèves, ${mean} points en moyenne.`,
    spread: 'Tous les points',
    points: 'Points',
    pupils: 'Élèves',
    files: 'Fichiers',
    'certificates.pdf': 'Diplômes de toutes les écoles (PDF)',
    'results.csv': 'Résultats (CSV)',
    'results.ods': 'Résultats (tableur)',
    cup: (season: string) => `Coupe ${season}`,
    best: 'Nombre de concours qui comptent, les meilleurs',
    'cup.csv': 'Coupe (CSV)',
    'cup.ods': 'Coupe (tableur)',
  },
  pupils: {
    about:
      'Un élève exclu n’a ni rang ni diplôme. N’excluez qu’après avoir parlé avec l’école ; une ressemblance improbable des réponses ne prouve rien.',
    none: 'Aucun groupe ne participe encore.',
    group: 'Groupe',
    seat: 'Place',
    name: 'Nom',
    state: 'État',
    act: 'Action',
    states: {
      not_entered: 'pas entré',
      entered: 'entré',
      running: 'écrit',
      handed_in: 'copie rendue',
      removed: 'retiré',
      excluded: 'exclu',
    },
    who: (seat: number, name: string) =>
      name === '' ? `Place ${seat}` : `Place ${seat} · ${name}`,
    out: 'Exclure…',
    outSure: 'Exclure cet élève ? Ses réponses sont gardées, mais ne comptent pas.',
    outYes: 'Oui, exclure',
    outDone: (who: string) => `${who} : élève exclu.`,
    in: 'Réadmettre…',
    inSure: 'Réadmettre cet élève ? Ses réponses comptent de nouveau.',
    inYes: 'Oui, réadmettre',
    inDone: (who: string) => `${who} : les réponses comptent.`,
  },
  data: {
    files: 'Export et registre',
    exportAbout: 'L’export contient questions, copies, réponses et notes, mais ni noms ni codes.',
    export: 'Exporter le concours',
    record: 'Registre des données gardées',
    forget: 'Oublier',
    forgetAbout:
      'Les noms disparaissent d’eux-mêmes au terme prévu. Ici, ils disparaissent tout de suite, pour toute l’année scolaire, et c’est définitif.',
    forgetWhat: 'À oublier',
    terms: {
      names: 'Noms et codes de l’année scolaire ; réponses et notes restent, sans eux',
      all: 'Tous les élèves de l’année scolaire, avec noms, codes, réponses et notes',
    },
    forgetSure: {
      names: 'Effacer pour toujours tous les noms et codes de cette année scolaire ?',
      all: 'Effacer pour toujours tous les élèves de cette année scolaire, avec noms, codes, réponses et notes ?',
    },
    forgetGo: 'Oublier…',
    forgetYes: 'Oui, effacer pour toujours',
    forgotten: (names: number, entrants: number, attempts: number) =>
      `Effacés : ${plural(names, 'nom', 'noms')}, ${pupils(entrants)}, ${plural(attempts, 'copie', 'copies')}.`,
  },
  notices: {
    title: 'Avis à toutes les pages',
    about:
      'Un avis arrive en 15 secondes sur toutes les pages ouvertes, des élèves comme des encadrants, dans leur langue.',
    text: { en: 'Texte en anglais', fr: 'Texte en français' },
    term: 'Durée',
    terms: (minutes: number) =>
      minutes === 0
        ? 'Jusqu’à ce qu’il soit retiré'
        : `Pendant ${plural(minutes, 'minute', 'minutes')}`,
    show: 'Le voir d’abord',
    preview: 'Les pages montreront ceci',
    change: 'Le modifier',
    send: 'L’envoyer à toutes les pages',
    done: 'L’avis est parti.',
    standing: 'Avis en cours',
    none: 'Il n’y en a pas.',
    sent: (at: string, until: string) =>
      until === '' ? `Envoyé le ${at}` : `Envoyé le ${at}, jusqu’au ${until}`,
    takeBack: 'Le retirer',
    takeBackSure: 'Retirer cet avis de toutes les pages ?',
    takeBackYes: 'Oui, le retirer',
    takenBack: 'L’avis est retiré.',
  },
  teachers: {
    title: 'Enseignants',
    none: 'Aucun enseignant n’a encore été invité.',
    name: 'Nom',
    school: 'École',
    contact: 'Contact',
    season: 'Année scolaire',
    groups: 'Groupes',
    used: 'Élèves',
    quota: 'Quota',
    quotaOf: (name: string) => `Quota de ${name}`,
    quotaSet: 'Fixer',
    quotaDone: (name: string, quota: number) => `${name} peut avoir ${pupils(quota)}.`,
    code: 'Code',
    renew: 'Nouveau code…',
    renewSure: 'Créer un nouveau code ? L’ancien cesse de valoir, et ses sessions se ferment.',
    renewYes: 'Oui, créer un nouveau code',
    renewDone: (name: string) => `${name} a un nouveau code.`,
    invite: 'Inviter un enseignant…',
    inviteAbout:
      'Le serveur n’envoie pas de courrier. Vous recevez un code, et le remettez vous-même.',
    fields: {
      name: 'Nom',
      contact: 'Contact, si vous voulez en garder un',
      school: 'École',
      zone: 'Fuseau horaire de l’école',
      season: 'Année scolaire',
      quota: 'Nombre d’élèves au plus',
    },
    inviteGo: 'Inviter',
    inviteDone: (name: string) => `${name} : invitation créée.`,
    codeTitle: 'Le code',
    codeOf: (name: string) => `${name} entre avec ce code :`,
    codeOnce:
      'Il n’est montré que cette fois. Notez-le, ou copiez-le, avant de fermer cette fenêtre.',
  },
};
