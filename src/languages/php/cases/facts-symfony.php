<?php

namespace App\Controller;

use App\Note\Route as Trail;
use Symfony\Component\Routing\Attribute\Route;
use Symfony\Component\Security\Http\Attribute\IsGranted;

#[Route('/blog', name: 'blog_')]
#[IsGranted('ROLE_USER')]
class BlogController
{
    #[Route('/', name: 'index', methods: ['GET'])]
    #[Route('/page/{page}', methods: 'GET')]
    public function index() {} // ^ no fact route
    #[Route(path: '/new', methods: ['GET', 'POST'])] public function create() {} // ^ fact route framework=symfony method=GET path=/blog/new handler=BlogController::create middleware="IsGranted ROLE_USER" ^ fact route method=POST path=/blog/new
    #[Route(path: ['en' => '/about', 'nl' => '/over'])] public function about() {} // ^ fact route method=ANY path=/blog/about ^ fact route method=ANY path=/blog/over
    #[Route(self::PATH)] public function computed() {} // ^ no fact route
    #[Trail('/walk')] public function walk() {} // ^ no fact route
    public function helper() {} // ^ no fact route
}

class HookController
{
    /**
     * Takes what others send.
     *
     * @Route("/hook/{id}", name="hook", methods={"POST", "PUT"}, requirements={"id"="\d+"})
     */
    public function take() {} // ^ fact route method=POST path=/hook/{id} handler=HookController::take ^ fact route method=PUT path=/hook/{id}
}

#[Route('/ping')]
class PingController
{
    public function __invoke() {} // ^ fact route method=ANY path=/ping handler=PingController::__invoke
}
