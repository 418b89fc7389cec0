import type { SeededPage } from '../../seeded-page';

export const page: SeededPage = {
  name: 'Remote desktops',
  slug: 'daas',
  menu_text: 'A workplace that waits in the cloud',
  blocks: [
    {
      __component: 'blocks.hero',
      title: 'A desktop to connect to from anywhere',
      lead: 'Programs and files of the staff live on a Windows server in the cloud. A laptop becomes a window: it can be lost, replaced or not given out at all.',
      facts: [
        { value: 'Windows Server 2022', label: 'is installed on a cloud server with the order' },
        { value: '5 GHz', label: 'of High CPU processors, on which 1C and Excel are faster' },
        { value: 'up to 16 cores', label: 'in a server that is built without a request' },
      ],
      links_title: 'Help from Microsoft',
      links: [
        {
          label: 'Remote Desktop Services',
          href: 'https://learn.microsoft.com/en-us/windows-server/remote/remote-desktop-services/',
        },
        {
          label: 'RDS client access licences',
          href: 'https://learn.microsoft.com/en-us/windows-server/remote/remote-desktop-services/rds-client-access-license',
        },
        {
          label: 'Clients for macOS, iOS and Android',
          href: 'https://learn.microsoft.com/en-us/windows-server/remote/remote-desktop-services/clients/remote-desktop-clients',
        },
      ],
    },
    {
      __component: 'blocks.comparison',
      title: 'A desktop in the cloud or a computer for each',
      ours: 'Remote desktop',
      theirs: 'Computers apart',
      rows: [
        { label: 'A laptop is stolen', ours: 'Change the password', theirs: 'Count the leaked files' },
        {
          label: 'A new person',
          ours: 'An account and a shortcut',
          theirs: 'Buying and setting up a machine',
        },
        { label: 'Updating 1C', ours: 'Once for all', theirs: 'At every place' },
        {
          label: 'No connection',
          ours: 'Work stands still, nothing is lost',
          theirs: 'Work goes on without a network',
        },
        {
          label: 'Video editing and drawings',
          ours: 'Needs a GPU, fitted apart',
          theirs: 'A strong video card on site',
        },
        { label: 'Old machines', ours: 'Go on serving', theirs: 'Have to be replaced' },
      ],
    },
    {
      __component: 'blocks.features',
      title: 'Which server for how many people',
      features: [
        {
          title: 'Up to five: mail and documents',
          text: '4 cores and 8 GB of memory. Add a gigabyte for each browser with more than ten tabs open.',
        },
        {
          title: 'Up to fifteen: 1C and office',
          text: '8 High CPU cores and 16 GB or more. A 1C database with ten users and more is better off on a server of its own.',
        },
        {
          title: 'More than fifteen',
          text: 'Two servers instead of one large: they can be updated and restarted in turn. Keep profiles on a third.',
        },
        {
          title: 'A branch in Siberia or Kazakhstan',
          text: 'A desktop feels delay more than speed: up to 50 ms work is comfortable. Put the server in Novosibirsk or Kazakhstan (Almaty), closer to people.',
        },
      ],
    },
    {
      __component: 'blocks.live-tariffs',
      title: 'Servers for desktops',
      text: 'Tick Windows in the list of systems and compare Premium with High CPU for your number of people.',
      product: 'cloud_servers',
    },
    {
      __component: 'blocks.code',
      title: 'Close the desktop to the whole internet',
      text: 'Robots try passwords at an open port 3389. These PowerShell commands let only the address of the office or the VPN in, and lock an account for fifteen minutes after five failures. Check your own address first: from another you will not get in any more, and the console in the panel is what is left.',
      language: 'powershell',
      code: `# The address of the office and the VPN network
$allowed = '198.51.100.25', '10.8.0.0/24'

Get-NetFirewallRule -Group '@FirewallAPI.dll,-28752' |
  Where-Object Direction -eq 'Inbound' |
  Set-NetFirewallRule -RemoteAddress $allowed

net accounts /lockoutthreshold:5 /lockoutduration:15 /lockoutwindow:15

# Network level authentication, before a login window is shown
Set-ItemProperty -Path 'HKLM:\\System\\CurrentControlSet\\Control\\Terminal Server\\WinStations\\RDP-Tcp' \`
  -Name UserAuthentication -Value 1`,
    },
    {
      __component: 'blocks.faq',
      title: 'Questions about remote desktops',
      questions: [
        {
          question: 'How many people can log in right after installation?',
          answer:
            'Two, and for administration only: that is how Windows Server works. The others need the Remote Desktop Services role and RDS client licences by the number of people or devices.',
        },
        {
          question: 'Are RDS licences part of the plan?',
          answer:
            'Take it that they are not, unless agreed otherwise. Write the number of people, and we count the server together with the licences.',
        },
        {
          question: 'Is a home connection enough?',
          answer:
            'For documents and 1C 2 to 3 Mbit/s a person are enough. Stability matters more: on a mobile network that loses packets the desktop freezes.',
        },
        {
          question: 'Will a printer and a scanner work?',
          answer:
            "A printer at a person's computer is passed through by itself. Try scanners and USB keys beforehand: not every driver can do it.",
        },
        {
          question: 'Can taking files out be forbidden?',
          answer:
            'The clipboard and local disks are turned off by group policy, for all or for some. It does not stop a photo of the screen.',
        },
        {
          question: 'Where is the data?',
          answer:
            'On the disk of your server, in the city you have chosen. Send copies to S3: rclone and restic work on Windows.',
        },
      ],
    },
    {
      __component: 'blocks.contact',
      title: 'Count the desktops',
      text: 'How many people, which programs and from where they connect. We send a configuration and a list of licences.',
      button_text: 'Count workplaces',
    },
    { __component: 'blocks.banner', banner_type: 'servers-152fz' },
  ],
  seo_title: 'Remote desktops (DaaS) for the staff',
  seo_description:
    'Desktops on Windows Server 2022 in the cloud: how many cores and how much memory a person needs, which RDS licences, and how to close access from outside.',
};
