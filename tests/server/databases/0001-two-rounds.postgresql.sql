-- {"tokens": {"Ada": "105f184ddf3f9969.Z1TizsLllld2-bJHDxO_xFHpez3QMEhEQ6sw7lCnmsc", "Bo": "5856b1db1db7107e.hS5dbejL32mGeVOFKIU6GKENaZmuopkvGnQ8eUGP6XM"}, "lobby": "l3-WcHuZA3P6cCr0mxn0DA", "playing": "0SunMO9Jviui5GrXv_vS-w", "over": "WzljxG8iV684PSeHfIApIQ"}
--
-- PostgreSQL database dump
--


-- Dumped from database version 15.18 (Debian 15.18-0+deb12u1)
-- Dumped by pg_dump version 15.18 (Debian 15.18-0+deb12u1)

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

SET default_tablespace = '';

SET default_table_access_method = heap;

--
-- Name: alembic_version; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.alembic_version (
    version_num character varying(32) NOT NULL
);


--
-- Name: guests; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.guests (
    id character varying(32) NOT NULL,
    body text NOT NULL
);


--
-- Name: keys; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.keys (
    name character varying(40) NOT NULL,
    value character varying(64) NOT NULL
);


--
-- Name: members; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.members (
    guest character varying(32) NOT NULL,
    "table" character varying(32) NOT NULL
);


--
-- Name: moves; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.moves (
    "table" character varying(32) NOT NULL,
    ply integer NOT NULL,
    seat integer NOT NULL,
    said text NOT NULL,
    at double precision NOT NULL,
    id character varying(40) NOT NULL
);


--
-- Name: tables; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.tables (
    id character varying(32) NOT NULL,
    code character varying(12) NOT NULL,
    host character varying(32) NOT NULL,
    status character varying(12) NOT NULL,
    listed boolean NOT NULL,
    changed double precision NOT NULL,
    due double precision NOT NULL,
    version integer NOT NULL,
    body text NOT NULL
);


--
-- Name: talk; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.talk (
    "table" character varying(32) NOT NULL,
    number integer NOT NULL,
    guest character varying(32) NOT NULL,
    name character varying(40) NOT NULL,
    channel character varying(12) NOT NULL,
    text text NOT NULL,
    at double precision NOT NULL
);


--
-- Data for Name: alembic_version; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.alembic_version VALUES ('0001');


--
-- Data for Name: guests; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.guests VALUES ('105f184ddf3f9969', '{"id":"105f184ddf3f9969","name":"Ada","avatar":"fox","token_hash":"d14e84f92ec612608c218942c02dea631b90b32b4a3ef10a2fa23adf7de3d7ee","created":1795017047.3891568,"blocked":[]}');
INSERT INTO public.guests VALUES ('5856b1db1db7107e', '{"id":"5856b1db1db7107e","name":"Bo","avatar":"fox","token_hash":"6d44b902836eeff28876cfecb4ec698b7bf90cdca89624b4d3663464d914b005","created":1795017047.8538575,"blocked":[]}');


--
-- Data for Name: keys; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.keys VALUES ('cookies', 'e3061c7b8dc395e7e5b72386e1f5323864a3ea4c3bba94adaede8bb71f0d0f6c');
INSERT INTO public.keys VALUES ('alive', '1795017055.5552814');


--
-- Data for Name: members; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.members VALUES ('105f184ddf3f9969', 'l3-WcHuZA3P6cCr0mxn0DA');
INSERT INTO public.members VALUES ('5856b1db1db7107e', 'l3-WcHuZA3P6cCr0mxn0DA');
INSERT INTO public.members VALUES ('105f184ddf3f9969', 'WzljxG8iV684PSeHfIApIQ');
INSERT INTO public.members VALUES ('5856b1db1db7107e', 'WzljxG8iV684PSeHfIApIQ');
INSERT INTO public.members VALUES ('105f184ddf3f9969', '0SunMO9Jviui5GrXv_vS-w');
INSERT INTO public.members VALUES ('5856b1db1db7107e', '0SunMO9Jviui5GrXv_vS-w');


--
-- Data for Name: moves; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.moves VALUES ('WzljxG8iV684PSeHfIApIQ', 0, 0, 'open 7D', 1795017053.3379662, 'aa690a8e5750ecc3');
INSERT INTO public.moves VALUES ('WzljxG8iV684PSeHfIApIQ', 1, 1, 'open 5H', 1795017053.420899, 'a94f860c64417ecb');
INSERT INTO public.moves VALUES ('WzljxG8iV684PSeHfIApIQ', 2, 0, 'discard', 1795017053.486836, 'f633d640452551c6');
INSERT INTO public.moves VALUES ('WzljxG8iV684PSeHfIApIQ', 3, 1, 'upgrade a1', 1795017053.5483224, '10102ecf65216cb4');
INSERT INTO public.moves VALUES ('WzljxG8iV684PSeHfIApIQ', 4, 0, 'discard', 1795017053.5822241, 'f4d088a8db2e7201');
INSERT INTO public.moves VALUES ('WzljxG8iV684PSeHfIApIQ', 5, 1, 'discard', 1795017053.630679, '860fa1d1448c12dc');
INSERT INTO public.moves VALUES ('0SunMO9Jviui5GrXv_vS-w', 0, 1, 'open 3S', 1795017054.977844, '4f1f611460b13bf2');
INSERT INTO public.moves VALUES ('0SunMO9Jviui5GrXv_vS-w', 1, 0, 'open 7D', 1795017055.0380359, '5eba47ffa94a81e4');
INSERT INTO public.moves VALUES ('0SunMO9Jviui5GrXv_vS-w', 2, 0, 'attack p2', 1795017055.0562615, '9329e2dfe6a4b8c3');
INSERT INTO public.moves VALUES ('0SunMO9Jviui5GrXv_vS-w', 3, 1, 'upgrade a1', 1795017055.2055175, '6b7d8cccf6435f91');
INSERT INTO public.moves VALUES ('0SunMO9Jviui5GrXv_vS-w', 4, 0, 'discard', 1795017055.2276928, 'b0a3df06048e0cb5');


--
-- Data for Name: tables; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.tables VALUES ('l3-WcHuZA3P6cCr0mxn0DA', 'HWXV9D', '105f184ddf3f9969', 'lobby', true, 1795017051.8285785, 0, 1, '{"id":"l3-WcHuZA3P6cCr0mxn0DA","code":"HWXV9D","game":"upgrade","rules":2,"options":{},"seats":[{"guest":"105f184ddf3f9969","name":"Ada","avatar":"fox"},{"guest":"5856b1db1db7107e","name":"Bo","avatar":"owl"},{}],"host":"105f184ddf3f9969","secret":"sealed:b4631da16cd411917286cb3a53dc7beb","status":"lobby","listed":true,"clock":"none","starts":"lot","hints":false,"commitment":"","rounds":null,"previous":"","following":"","junior":-1,"tied":[],"scores":{},"muted":[],"kept_out":{},"forgotten":[],"result":"","ending":"","adjourned":false,"created":1795017051.419832,"changed":1795017051.8285785,"dealt":0.0,"due":0.0,"version":1}');
INSERT INTO public.tables VALUES ('WzljxG8iV684PSeHfIApIQ', 'UF8FTR', '105f184ddf3f9969', 'over', false, 1795017053.681943, 0, 10, '{"id":"WzljxG8iV684PSeHfIApIQ","code":"UF8FTR","game":"upgrade","rules":2,"options":{"turn_limit":4},"seats":[{"guest":"5856b1db1db7107e","name":"Bo","avatar":"owl","ready":true,"commitment":"b0e065482536b3cad56d31edb78bfafe6ab608363a899ac3f90a4f7837a34dad","contribution":"d6bc1b5b8d7f358dd2a23c366fa5778e","nonce":"7c89ec3a97b5c1c8fca6b9e6031901e3"},{"guest":"105f184ddf3f9969","name":"Ada","avatar":"fox","commitment":"e5b45ddd67911853742f04a065abb91c76c6f40da506354fa294e1ad72cea014","contribution":"668da3c71a68d1f5060b8b9654abc6b9","nonce":"70c6b8ad655414f11a2c720ef1b100bb"}],"host":"105f184ddf3f9969","secret":"sealed:655355e0c8cabaedc2c5460b09b0c3dc","status":"over","listed":false,"clock":"none","starts":"lot","hints":false,"commitment":"32810a215750287721a99114a065fd94fa1881f6f547718289267b969a8a1129","rounds":{"lot":[0,1],"opening":true,"first":1},"previous":"","following":"","junior":-1,"tied":[],"scores":{},"muted":[],"kept_out":{},"forgotten":[],"result":"drawn p1 p2","ending":"played","adjourned":false,"created":1795017052.0110636,"changed":1795017053.681943,"dealt":1795017053.074066,"due":0.0,"version":10}');
INSERT INTO public.tables VALUES ('0SunMO9Jviui5GrXv_vS-w', 'V88ZGD', '105f184ddf3f9969', 'playing', false, 1795017054.8396325, 1795276255.2276928, 10, '{"id":"0SunMO9Jviui5GrXv_vS-w","code":"V88ZGD","game":"upgrade","rules":2,"options":{"tokens":9},"seats":[{"guest":"105f184ddf3f9969","name":"Ada","avatar":"fox","commitment":"a0106392c4403c5b934fce0cfc2f40e1acafcff9ff8977337a0d7cdb080919db","contribution":"0775d905ed83f6893f7d7e7bd1624486","nonce":"fb81e0f816becb255624fc889e7f4cd4"},{"guest":"5856b1db1db7107e","name":"Bo","avatar":"owl","ready":true,"commitment":"63dfff724a0c4e2b522401d56d05c0f4f9c65507c20413dde7f26dc4cf4b22c1","contribution":"28237b40b12df4fc6b5b9fbdbdaab8d8","nonce":"715b88ccbb9e33ab729bd574ec9402d1"}],"host":"105f184ddf3f9969","secret":"sealed:29256da13d68dea1aa4492b642987702","status":"playing","listed":false,"clock":"correspondence:3","starts":"lot","hints":false,"commitment":"418dc3c4c96113c8c2b6c1c8470ae81afc8e9720d0c5e707f321317241576017","rounds":{"lot":[0,1],"opening":true},"previous":"","following":"","junior":-1,"tied":[],"scores":{},"muted":[],"kept_out":{},"forgotten":[],"result":"","ending":"","adjourned":false,"created":1795017053.7505856,"changed":1795017054.8396325,"dealt":1795017054.839491,"due":1795276255.2276928,"version":10}');


--
-- Data for Name: talk; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.talk VALUES ('WzljxG8iV684PSeHfIApIQ', 0, '105f184ddf3f9969', 'Ada', 'players', 'good luck', 1795017053.2156096);
INSERT INTO public.talk VALUES ('0SunMO9Jviui5GrXv_vS-w', 0, '105f184ddf3f9969', 'Ada', 'players', 'good luck', 1795017054.9112854);


--
-- Name: alembic_version alembic_version_pkc; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.alembic_version
    ADD CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num);


--
-- Name: guests guests_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.guests
    ADD CONSTRAINT guests_pkey PRIMARY KEY (id);


--
-- Name: keys keys_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.keys
    ADD CONSTRAINT keys_pkey PRIMARY KEY (name);


--
-- Name: members members_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.members
    ADD CONSTRAINT members_pkey PRIMARY KEY (guest, "table");


--
-- Name: moves moves_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.moves
    ADD CONSTRAINT moves_pkey PRIMARY KEY ("table", ply);


--
-- Name: tables tables_code_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_code_key UNIQUE (code);


--
-- Name: tables tables_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_pkey PRIMARY KEY (id);


--
-- Name: talk talk_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.talk
    ADD CONSTRAINT talk_pkey PRIMARY KEY ("table", number);


--
-- Name: tables_by_due; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX tables_by_due ON public.tables USING btree (status, due);


--
-- Name: tables_by_host; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX tables_by_host ON public.tables USING btree (host, status);


--
-- Name: tables_by_listing; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX tables_by_listing ON public.tables USING btree (listed, status, changed);


--
-- Name: members members_table_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.members
    ADD CONSTRAINT members_table_fkey FOREIGN KEY ("table") REFERENCES public.tables(id);


--
-- Name: moves moves_table_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.moves
    ADD CONSTRAINT moves_table_fkey FOREIGN KEY ("table") REFERENCES public.tables(id);


--
-- Name: talk talk_table_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.talk
    ADD CONSTRAINT talk_table_fkey FOREIGN KEY ("table") REFERENCES public.tables(id);


--
-- PostgreSQL database dump complete
--


