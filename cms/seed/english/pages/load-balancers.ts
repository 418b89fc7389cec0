import type { SeededPage } from '../../seeded-page';

export const page: SeededPage = {
  name: 'Load balancers',
  slug: 'load-balancers',
  menu_text: 'One address for several servers',
  blocks: [
    {
      __component: 'blocks.hero',
      title: 'A load balancer: the site answers even when one server is silent',
      lead: 'It takes requests at one address and hands them to your servers in turn. A server that has failed its check gets no visitors until it has recovered.',
      facts: [
        { value: '10 s', label: 'between the checks of each server' },
        { value: '3 failures', label: 'in a row take a server out, 5 successes bring it back' },
        { value: 'up to 1 Gbit/s', label: 'throughput of the plan with two replicas' },
        { value: '3 locations', label: 'Saint Petersburg, Moscow and the Netherlands (Amsterdam)' },
      ],
      links_title: 'Useful links',
      links: [
        { label: 'HAProxy: algorithms and checks', href: 'https://docs.haproxy.org/' },
        {
          label: "nginx: the visitor's address behind a proxy",
          href: 'https://nginx.org/en/docs/http/ngx_http_realip_module.html',
        },
        { label: 'The PROXY protocol', href: 'https://www.haproxy.org/download/3.0/doc/proxy-protocol.txt' },
      ],
    },
    {
      __component: 'blocks.features',
      title: 'When you need one',
      features: [
        {
          title: 'One server cannot cope any more',
          text: 'Add a second one like it and share the requests. Three medium machines often cost less than one very large, and they can be added one by one.',
        },
        {
          title: 'Updates in the middle of the day',
          text: 'Take a server out of the queue, update it, check it and bring it back. Visitors go to its neighbour meanwhile.',
        },
        {
          title: 'A failure should not wake people up',
          text: 'An application that hangs stops answering the check and gets no new requests; you can look into it in the morning.',
        },
        {
          title: 'One address is seen from outside',
          text: 'The servers of the application are in a private network without public IPs, and there is nothing to scan on the internet.',
        },
      ],
    },
    {
      __component: 'blocks.live-tariffs',
      title: 'Plans of the balancer',
      text: 'The basic plan is one replica and 200 Mbit/s. The resilient one has two replicas: if one fails, the address goes on answering.',
      product: 'load_balancers',
      contact_text: 'Calculate the load',
    },
    {
      __component: 'blocks.steps',
      title: 'How to bring a site under a balancer',
      steps: [
        {
          title: 'Take state off the servers',
          text: 'Sessions into Redis, files into S3, data into a common database. Then it does not matter which machine answers.',
        },
        {
          title: 'Make an address for the check',
          text: 'Let /health answer 200 only when the application sees its database.',
        },
        {
          title: 'Order it and name the servers',
          text: 'A new balancer is set to HTTP, port 3000 and the path /. Change them in the panel to yours.',
        },
        {
          title: 'Switch DNS',
          text: 'Lower the TTL of the record to 300 seconds a day before, then point it at the new address. Turn the old server off when its log shows no requests.',
        },
      ],
    },
    {
      __component: 'blocks.code',
      title: 'nginx on a server behind a balancer',
      text: 'Without these lines all visitors have one address in the log and in access rules: the internal address of the balancer. Put your own subnet in.',
      language: 'nginx',
      code: `server {
    listen 3000;
    server_name example.com;

    # The header is trusted only when it comes from the balancer
    set_real_ip_from 192.168.0.0/24;
    real_ip_header X-Forwarded-For;
    real_ip_recursive on;

    location = /health {
        access_log off;
        proxy_pass http://127.0.0.1:8080/health;
        proxy_read_timeout 4s;
    }

    location / {
        proxy_pass http://127.0.0.1:8080;
        proxy_set_header Host $host;
        proxy_set_header X-Forwarded-For $remote_addr;
        proxy_set_header X-Forwarded-Proto $http_x_forwarded_proto;
    }
}`,
    },
    {
      __component: 'blocks.comparison',
      title: 'A balancer or your own nginx in front of the servers',
      ours: 'The service',
      theirs: 'nginx on a machine of its own',
      rows: [
        {
          label: 'What you maintain',
          ours: 'Only the list of servers',
          theirs: 'System, packages, certificates, logs',
        },
        {
          label: 'The balancer itself fails',
          ours: 'A second replica in the higher plan',
          theirs: 'A second machine and keepalived',
        },
        {
          label: 'Checks of the servers',
          ours: 'Active, every 10 seconds',
          theirs: 'In the open version by errors of live requests',
        },
        {
          label: 'Rewriting an address or a header',
          ours: 'The servers do it themselves',
          theirs: 'Any rules in the configuration',
        },
        { label: 'Protocols', ours: 'HTTP, HTTP/2, HTTPS and TCP', theirs: 'Whatever the modules have' },
      ],
    },
    {
      __component: 'blocks.faq',
      title: 'Questions about balancers',
      questions: [
        {
          question: 'How are requests shared out?',
          answer:
            'Round robin by default: each next request goes to the next server. For machines that are alike this is the most predictable way.',
        },
        {
          question: 'A visitor is logged out from page to page. Why?',
          answer:
            'The session is kept on the server that made it. Move sessions to Redis; if that cannot be done at once, turn sticky sessions on in the settings.',
        },
        {
          question: 'How long until a sick server is taken out?',
          answer:
            'A check runs every 10 seconds and waits 5 seconds for an answer, and three failures in a row are needed. Count on about half a minute.',
        },
        {
          question: 'May the servers be in different cities?',
          answer:
            'Better not: each request would get the delay between the cities. Keep the balancer, the servers and the database in one location.',
        },
        {
          question: 'How many requests can it take?',
          answer:
            'The plans say 10 thousand requests a second. Bandwidth usually ends earlier: answers of 100 KB fill 200 Mbit/s at 250 requests already.',
        },
        {
          question: 'Do I need it with one server?',
          answer:
            'Usually not. It makes sense together with a second server, or when you prepare to add one without changing the address.',
        },
      ],
    },
    {
      __component: 'blocks.related-tutorials',
      title: 'The web server behind the balancer',
      topic: 'web',
      limit: 3,
    },
    { __component: 'blocks.banner', banner_type: 'kubernetes' },
  ],
  seo_title: 'Load balancer: one address for several servers',
  seo_description:
    'A load balancer for HTTP, HTTPS and TCP: checks of servers every 10 seconds, a plan with two replicas and 1 Gbit/s, sticky sessions.',
};
